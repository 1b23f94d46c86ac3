#!/usr/bin/env bash
# manual.sh PROGRAM VERSION FOLDER: writes FOLDER/halftruth.1.gz and FOLDER/halftruth.bash, the manual page and the
# completion for bash. Both are made from what PROGRAM --help and PROGRAM COMMAND --help say, and so can't differ from it.
set -euo pipefail
program=$1 version=$2 folder=$3
export LC_ALL=C.UTF-8

help_of() { "$program" "$@" --help; }
# The lines of a heading of a help: "  LEFT  RIGHT" each; those of the words stand under no heading.
group() { awk -v wanted="$1" '/^[^ ].*:$/ { name = $0; next } /^$/ { if (blank++ || name != "") name = ""; next }
  name == wanted && /^  / { print }'; }
commands=$(help_of | group "Commands, each with --help:" | awk '{ print $1 }')
parts=$(help_of release | awk '/^  release [a-z-]+ / { print $2 }'; echo curator-b curator)

# One help as roff. HEADING is .SH or .SS; SKIP a group that is said elsewhere.
roff() { # HEADING SKIP
  awk -v heading="$1" -v skip="$2" '
    function escaped(text) {
      gsub(/\\/, "\\e", text); gsub(/-/, "\\-", text)
      if (text ~ /^[.\047]/) text = "\\&" text
      return text
    }
    function entry(line,   at) { # "LEFT  RIGHT"
      sub(/^  /, "", line); at = match(line, /  +/)
      print ".TP"; print ".B " escaped(at ? substr(line, 1, at - 1) : line)
      if (at) print escaped(substr(line, at + RLENGTH))
    }
    BEGIN { part = "text" }
    /^Usage: / { part = "usage"; sub(/^Usage: /, ""); print ".PP"; print ".nf"; print ".B " escaped($0); next }
    part == "usage" && /^ / { sub(/^ +/, ""); print ".B " escaped($0); next }
    part == "usage" { print ".fi"; part = "words"; next }
    part != "text" && part != "footer" && /^(Options|Parameters|Commands, each with --help):$/ {
      part = $0 == skip ":" ? "skipped" : "group"
      if (part == "group" && heading != "") { sub(/:$/, ""); sub(/,.*/, ""); print heading " " toupper($0) }
      next
    }
    (part == "words" || part == "group") && /^  / { entry($0); next }
    part == "skipped" && /^  / { next }
    /^$/ { if (part == "footer") print ".PP"; else if (part == "words" || part == "group" || part == "skipped") blank = 1; next }
    part != "text" { if (part != "footer") print ".PP"; part = "footer" }
    { if (part == "footer" && /^ /) print ".br"; print escaped($0) }'
}

manual() {
  printf '.TH HALFTRUTH 1 "" "Halftruth %s" "User Commands"\n' "$version"
  cat <<'END'
.nh
.ad l
.SH NAME
halftruth \- explore what randomized response costs in accuracy and gains in privacy
.SH DESCRIPTION
END
  help_of | roff .SH ""
  local command
  for command in $commands; do
    printf '.SH "HALFTRUTH %s"\n' "${command^^}"
    help_of "$command" | roff "" Parameters
    if [ "$command" = release ]; then
      local part
      for part in $parts; do
        printf '.SS "halftruth release %s"\n' "$part"
        help_of release "$part" | roff "" Parameters
      done
    fi
  done
  echo '.SH PARAMETERS'
  echo 'Each command takes those of its quantity, target or explorer.'
  help_of compute | group "Parameters:" | awk '{ sub(/^  /, ""); at = match($0, /  +/); left = substr($0, 1, at - 1)
    right = substr($0, at + RLENGTH); gsub(/-/, "\\-", left); gsub(/-/, "\\-", right)
    print ".TP"; print ".B " left; print right }'
  cat <<'END'
.SH "EXIT STATUS"
0 when all is well, 2 for a wrong call or a value out of range, 1 when the work itself fails. An error is one line on
standard error, and a file is either written whole or left as it was.
END
}

words_of() { tr '\n' ' ' | sed 's/ $//'; }
options_of() { help_of "$@" | awk '/^  --/ { print $1 }' | words_of; }
ids() { "$program" list "$1" | awk '{ print $1 }' | words_of; }

completion() {
  local command part targets
  targets=$(help_of solve | awk '/^  TARGET/ { sub(/.*: /, ""); gsub(/,/, ""); print }')
  cat <<END
# Completion of halftruth for bash; made from what halftruth --help says.
_halftruth() {
  local current=\${COMP_WORDS[COMP_CWORD]} previous=\${COMP_WORDS[COMP_CWORD - 1]} command=\${COMP_WORDS[1]} words
  COMPREPLY=()
  case \$previous in
    --explorer) words="$(ids explorers)" ;;
    --preset) words="$(ids presets)" ;;
    --set | --pin | --over) words="$(ids parameters)" ;;
    --for) [[ \$command = solve ]] && words="$(ids parameters)" || words="screen column columns slide poster" ;;
    --solve) words="$(ids parameters)" ;;
    --by) words="$targets" ;;
    --output | --input | --categories | --estimate | --marginals | --data) compopt -o default; return ;;
END
  for command in "" $commands; do
    help_of ${command:+"$command"}
  done | awk '/^  --[a-z-]+ [a-z]+(\|[a-z]+)+ / && $1 != "--for" && !seen[$1]++ {
    gsub(/\|/, " ", $2); printf "    %s) words=\"%s\" ;;\n", $1, $2 }'
  cat <<END
    list) words="parameters quantities explorers presets" ;;
    compute | sweep) words="$(ids quantities)" ;;
    solve) words="$targets" ;;
    export | report) words="$(ids explorers)" ;;
    *)
      case \$command in
END
  for command in $commands; do
    part=""
    [ "$command" != release ] || part="$(echo $parts) "
    printf '        %s) words="%s%s" ;;\n' "$command" "$part" "$(options_of "$command")"
  done
  cat <<END
        *)
          words="$(options_of)"
          [[ \$COMP_CWORD -ne 1 ]] || words+=" $(echo $commands)"
          compopt -o default ;;
      esac ;;
  esac
  mapfile -t COMPREPLY < <(compgen -W "\$words" -- "\$current")
}
complete -F _halftruth halftruth
END
}

mkdir -p "$folder"
manual | gzip -9n >"$folder/halftruth.1.gz"
completion >"$folder/halftruth.bash"
