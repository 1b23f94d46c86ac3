#!/usr/bin/env bash
# packages.sh BUILD FOLDER [chroot]: makes the Debian packages in FOLDER and has lintian look at them. With chroot, which needs
# root and a mirror: in a Debian 12 with nothing else, starts the program from its menu entry, opens a session by its type,
# and looks for what is left when it is removed. Ends with 77 where a tool is missing.
set -euo pipefail
build=$1 folder=$2 where=${3:-}
needs() { command -v "$1" >/dev/null || { echo "SKIPPED: there is no $1 here"; exit 77; }; }
needs dpkg-shlibdeps
rm -rf "$folder"
mkdir -p "$folder"
(cd "$build" && cpack -G DEB -B "$folder") >/dev/null
ls -l "$folder"/*.deb
if command -v lintian >/dev/null; then
  found=$(lintian --allow-root "$folder"/*.deb)
  [ -z "$found" ] || { echo "$found"; exit 1; }
else
  echo "SKIPPED in part: there is no lintian here"
fi
[ "$where" = chroot ] || exit 0

needs debootstrap
[ "$(id -u)" -eq 0 ] || { echo "SKIPPED: a chroot needs root"; exit 77; }
# From where this system has its own packages.
mirror=${HALFTRUTH_MIRROR:-$(apt-get indextargets --format '$(REPO_URI)' 'Codename: bookworm' 2>/dev/null | head -1)}
[ -n "$mirror" ] || { echo "SKIPPED: this system has no packages of Debian 12"; exit 77; }
root=$folder/root
debootstrap --variant=minbase bookworm "$root" "$mirror" >"$folder/debootstrap.log" 2>&1 \
  || { tail -3 "$folder/debootstrap.log"; echo "SKIPPED: no Debian can be had from $mirror"; exit 77; }
unmount() { umount -l "$root/proc" "$root/dev" 2>/dev/null || true; }
trap unmount EXIT
mount -t proc proc "$root/proc"
mount --rbind /dev "$root/dev" 2>/dev/null && mount --make-rslave "$root/dev"
[ ! -f /etc/apt/apt.conf ] || cp /etc/apt/apt.conf "$root/etc/apt/"
cp /etc/apt/apt.conf.d/*[Pp]roxy* "$root/etc/apt/apt.conf.d/" 2>/dev/null || true
cp /etc/resolv.conf "$root/etc/" 2>/dev/null || true
inside() { chroot "$root" env -i XDG_CURRENT_DESKTOP=GNOME PATH=/usr/sbin:/usr/bin:/sbin:/bin HOME=/srv/person LANG=C.UTF-8 \
  DEBIAN_FRONTEND=noninteractive ${http_proxy:+http_proxy=$http_proxy} "$@"; }
install() { inside apt-get -q -y --no-install-recommends install "$@" >>"$folder/apt.log" 2>&1 || { tail -5 "$folder/apt.log"; exit 1; }; }
inside apt-get -q update >"$folder/apt.log" 2>&1 || true
# A desktop's own: what knows types and entries, a display, and what lists its windows.
install xdg-utils shared-mime-info desktop-file-utils hicolor-icon-theme libglib2.0-bin xvfb xauth x11-utils procps fonts-dejavu-core
everything() { (cd "$root" && find . -xdev \( -path ./proc -o -path ./dev -o -path ./tmp -o -path ./var/log -o -path ./var/cache \
  -o -path ./srv -o -path ./var/lib/dpkg -o -path ./var/lib/apt \) -prune -o -print | grep -i halftruth) || true; }
[ -z "$(everything)" ] || { echo "it was there before"; exit 1; }
cp "$folder"/*.deb "$root/tmp/"
install /tmp/"$(basename "$folder"/halftruth_*.deb)" /tmp/"$(basename "$folder"/libhalftruth-dev_*.deb)"

mkdir -p "$root/srv/person"
echo '{"format": "halftruth-session", "version": 1, "explorer": "accuracy", "parameters": {"q": 0.1, "n": 50}}' \
  >"$root/srv/person/class.halftruth.json"
inside halftruth compute epsilon --q 1/4
type=$(inside xdg-mime query filetype /srv/person/class.halftruth.json)
entry=$(inside xdg-mime query default application/x-halftruth-session+json)
echo "type $type, opened by $entry"
[ "$type" = application/x-halftruth-session+json ] && [ "$entry" = org.halftruth.halftruth.desktop ] || exit 1

opened() { # WHAT EXPECTED COMMAND...: a window of that name comes
  local what=$1 expected=$2
  shift 2
  # When the display is gone, so is the program.
  inside xvfb-run -a sh -c '"$@" >/dev/null 2>&1 & for i in $(seq 60); do sleep 0.5
    xwininfo -root -tree | grep "— Halftruth" && break; done' - "$@" >"$folder/windows.txt" 2>&1 || true
  grep -q "$expected" "$folder/windows.txt" || { echo "FAILED: $what"; cat "$folder/windows.txt"; exit 1; }
  echo "$what: $(grep -m1 "$expected" "$folder/windows.txt" | sed 's/^ *//')"
}
opened "the menu entry" "— Halftruth" gio launch /usr/share/applications/org.halftruth.halftruth.desktop
opened "a session" class xdg-open /srv/person/class.halftruth.json

inside apt-get -q -y purge halftruth libhalftruth-dev >>"$folder/apt.log" 2>&1
left=$(everything)
[ -z "$left" ] || { echo "left behind: $left"; exit 1; }
echo "nothing is left behind"
