#!/usr/bin/env bash
# installed.sh BUILD FOLDER: installs what is built to FOLDER and has the desktop's own tools look at it.
set -euo pipefail
build=$1 prefix=$2
rm -rf "$prefix"
cmake --install "$build" --prefix "$prefix" >/dev/null
id=org.halftruth.halftruth
status=0
wrong() { echo "FAILED: $*"; status=1; }
silent() { # COMMAND...: succeeds and says nothing
  local said
  said=$("$@" 2>&1) || wrong "$*: status $?"
  [ -z "$said" ] || wrong "$*: $said"
}

silent desktop-file-validate "$prefix/share/applications/$id.desktop"
said=$(appstreamcli validate --pedantic --no-net --no-color "$prefix/share/metainfo/$id.metainfo.xml" 2>&1) || wrong "$said"
grep -qE '^[EWIP]: ' <<<"$said" && wrong "$said"

# A session is known by its name, and the menu entry opens it.
said=$(XDG_DATA_HOME="$prefix/share" update-mime-database "$prefix/share/mime" 2>&1) || wrong "$said"
[ -z "$said" ] || wrong "$said"
grep -qx '60:application/x-halftruth-session+json:\*.halftruth.json' "$prefix/share/mime/globs2" || wrong "the type of a session"
update-desktop-database "$prefix/share/applications"
grep -qx "application/x-halftruth-session+json=$id.desktop;" "$prefix/share/applications/mimeinfo.cache" \
  || wrong "no entry opens a session"
[ -f "$prefix/share/icons/hicolor/scalable/apps/$id.svg" ] || wrong "no icon"

# The manual says every option of every command, in roff that groff has nothing to say about.
manual=$(mktemp)
trap 'rm -f "$manual"' EXIT
gzip -dc "$prefix/share/man/man1/halftruth.1.gz" >"$manual"
silent groff -ww -K utf8 -man -Tutf8 -z "$manual"
text=$(groff -K utf8 -man -Tutf8 -P-cbou "$manual")
commands=$("$prefix/bin/halftruth" --help | awk '/^Commands/ { on = 1; next } /^$/ { on = 0 } on { print $1 }')
[ -n "$commands" ] || wrong "no commands"
for command in "" $commands; do
  for option in $("$prefix/bin/halftruth" $command --help | awk '/^  --/ { print $1 }'); do
    grep -qE -- "^ *$option( |$)" <<<"$text" || wrong "the manual has no $command $option"
  done
done

# What the Tab key offers.
offers() { # WORDS...: the last is completed
  bash -c 'compopt() { :; }; . "$1"; shift; COMP_WORDS=("$@"); COMP_CWORD=$(($# - 1)); _halftruth; echo "${COMPREPLY[*]}"' \
    - "$prefix/share/bash-completion/completions/halftruth" "$@"
}
offered() { # EXPECTED WORDS...
  local expected=$1 got
  shift
  got=$(offers "$@")
  [ "$got" = "$expected" ] || wrong "$*: '$got' is offered, not '$expected'"
}
offered "compute" halftruth comp
offered "count-quantile" halftruth compute count-quan
offered "privacy-ratio" halftruth export privacy-
offered "--output" halftruth export accuracy --outp
offered "dark" halftruth export accuracy --theme d
exit "$status"
