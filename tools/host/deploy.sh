#!/usr/bin/env bash
# Publishes a build on an nginx host over ssh. Run it in the folder of site/ and hosts/. Visitors get the former
# release until the new one is complete, its configuration is valid and nginx has reloaded. If that or a check
# after it fails, the former release is restored automatically. docs/deploy.md lists the requirements of the host.
#
# RELEASE   a unique name of letters, digits, - and _; numbers, such as those of workflow runs, have to increase
# ADDRESS   the origin that visitors use, such as https://www.example.com
# BASE      the folder under it, such as /noyyal, or empty
# TARGET    the host's name for ssh
# FOLDER    holds releases/ and the link `current` on the host
# CHECK, RELOAD   the two commands that need root on the host
set -euo pipefail
: "${RELEASE:?}" "${ADDRESS:?}" "${BASE=/noyyal}" "${TARGET:=target}" "${FOLDER:=/var/www}"
: "${CHECK:=sudo -n nginx -t -q -c /etc/nginx/nginx-next.conf}" "${RELOAD:=sudo -n nginx -s reload}"
[[ $RELEASE =~ ^[A-Za-z0-9_-]+$ ]] || { echo "RELEASE is no name: $RELEASE" >&2; exit 1; }
ADDRESS=${ADDRESS%/} BASE=${BASE%/}

# How long files of former releases stay that browsers cache permanently: open pages may still request them.
KEPT_DAYS=14
: "${SECONDS_TO_RELOAD:=30}"

# Runs the script from standard input on the host, in FOLDER.
on_host() {
  local values
  printf -v values '%q ' RELEASE="$RELEASE" BASE="$BASE" KEPT_DAYS="$KEPT_DAYS" CHECK="$CHECK" RELOAD="$RELOAD"
  { echo 'link() { ln -sfn "$1" "$2.new" && mv -T "$2.new" "$2"; }'; cat; } |
    ssh "$TARGET" "cd $(printf %q "$FOLDER") && env $values bash -euo pipefail -s"
}

# A run that began earlier may end later: it must not replace a newer release.
is_overtaken() {
  local served
  served=$(on_host <<< 'basename "$(readlink current || true)"')
  [[ $RELEASE-$served =~ ^[0-9]+-[0-9]+-[0-9]+-[0-9]+$ ]] &&
    [ "$(printf '%s\n' "$RELEASE" "$served" | sort -V | tail -n 1)" != "$RELEASE" ]
}

# Uploads beside the current release; unchanged files are hard-linked to it instead of sent again.
send() {
  echo "Sending $RELEASE"
  on_host <<< 'mkdir -p "releases/$RELEASE"'
  rsync --recursive --checksum --chmod=D755,F644 --link-dest="$FOLDER/current/site/" \
    site/ "$TARGET:$FOLDER/releases/$RELEASE/site/"
  rsync --recursive --chmod=D755,F644 hosts/nginx/ "$TARGET:$FOLDER/releases/$RELEASE/nginx/"
}

# Links files of earlier builds that have a hash in their name into this release.
keep_earlier_files() {
  on_host << 'HOST'
for folder in _next/static _img _fonts plans share ta/share; do
  own=$PWD/releases/$RELEASE/site$BASE/$folder
  earlier=$PWD/current/site$BASE/$folder
  if [ -d "$own" ]; then find "$own" -type f -exec touch {} +; fi
  if [ ! -d "$earlier" ]; then continue; fi
  mkdir -p "$own"
  rsync --recursive --times --ignore-existing --link-dest="$earlier/" "$earlier/" "$own/"
  # The time of a file is that of the last release that contained it.
  oldest=$(($(stat -c %Y current/release.map) - KEPT_DAYS * 86400))
  find "$own" -type f ! -newermt "@$oldest" -delete
done
printf 'release %s;\n' "$RELEASE" > "releases/$RELEASE/release.map"
HOST
}

# Root reads the maps, in which `include` is a command, and a symbolic link may lead to any file of the host.
refuse_what_is_none() {
  on_host << 'HOST'
entry='^/[^][:space:]";{}\\$[]* (/[^][:space:]";{}\\$[]*|"[^"\\$]*");$'
if grep -vnHE "$entry" "releases/$RELEASE"/nginx/*.map >&2; then
  echo 'This is no entry of a map' >&2
  exit 1
fi
if find "releases/$RELEASE" -type l | grep . >&2; then
  echo 'A link is no file of a release' >&2
  exit 1
fi
HOST
}

# Validates root's configuration with the new maps, while nginx still serves the former release.
check_configuration() {
  echo 'Reading its configuration'
  on_host <<< 'link "releases/$RELEASE" next && $CHECK'
}

# A rename replaces the link atomically. On reload nginx reads it and so changes files and headers together.
switch() {
  echo 'Switching'
  on_host << 'HOST'
if [ -L current ]; then readlink current > "releases/$RELEASE/former"; fi
link "releases/$RELEASE" current
$RELOAD
HOST
}

# Tests that a path serves the page of this release. If the policy map lists the page, its policy has to be in the
# header; pages of plots are not listed, because there are thousands. A moved address has to redirect.
is_served() {
  local path=$1 file=site$1index.html policy='' to
  curl --fail --silent --show-error --max-time 20 --dump-header "$answer/headers" --output "$answer/body" \
    "$ADDRESS$path" || return 1
  to=$(awk -v from="$path" '$1 == from { sub(/;$/, "", $2); print $2 }' hosts/nginx/nginx-redirects.map)
  if [ -n "$to" ]; then has_header "location: $to"; return; fi
  cmp --silent "$answer/body" "$file" || return 1
  if grep -q "^${path}index.html " hosts/nginx/nginx-policies.map; then
    policy="$(grep -o '<meta http-equiv="Content-Security-Policy" content="[^"]*"' "$file" | cut -d'"' -f4); "
  fi
  has_header "content-security-policy: ${policy}frame-ancestors 'none'"
}

has_header() { tr -d '\r' < "$answer/headers" | grep -qixF "$1"; }

# Requests every page. After a reload, workers with the former configuration may still answer for a moment.
ask() {
  echo "Asking $ADDRESS$BASE/"
  answer=$(mktemp -d)
  local until=$((SECONDS + SECONDS_TO_RELOAD)) pages page
  mapfile -t pages < <(cd site && find ".$BASE" -name index.html | sed 's/^\.//; s/index\.html$//')
  for page in "${pages[@]}"; do
    until is_served "$page" 2> "$answer/error"; do
      if ((SECONDS >= until)); then
        cat "$answer/error" >&2
        echo "$page is not the page of $RELEASE, or has another policy" >&2
        return 1
      fi
      sleep 0.2
    done
  done
}

# Restores the former release. The failed one stays on the disk after a switch: nginx may still be sending its files.
back() {
  echo 'Going back' >&2
  on_host << 'HOST'
rm -f next
if [ "$(readlink current || true)" != "releases/$RELEASE" ]; then
  rm -rf "releases/$RELEASE"
elif [ ! -f "releases/$RELEASE/former" ]; then
  echo 'There is no former release' >&2
else
  link "$(cat "releases/$RELEASE/former")" current
  $RELOAD
  echo "$(readlink current) is served again" >&2
fi
HOST
}

# Keeps five releases and the linked one.
clean_up() {
  on_host << 'HOST'
rm -f next
linked=$(readlink current)
ls -1dt releases/* | tail -n +6 | while read -r each; do
  if [ "$each" != "$linked" ]; then rm -rf "$each"; fi
done
HOST
}

finish() {
  local status=$?
  rm -rf "${answer:-}"
  if ((status != 0)); then back || echo 'The host could not be asked to go back' >&2; fi
  exit "$status"
}
if is_overtaken; then
  echo 'A newer release is served'
  exit 0
fi
trap finish EXIT
trap 'exit 143' TERM INT

send
keep_earlier_files
refuse_what_is_none
check_configuration
switch
ask
trap - EXIT
clean_up
echo "$RELEASE is served"
