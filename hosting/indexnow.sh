#!/usr/bin/env bash
# Tells search engines that take part in IndexNow which pages a publication changed: those whose line of the sitemap
# is new, gone, or of another day. Runs where site/ of the build lies.
#
# indexnow.sh keep   before the publication: keeps the sitemap that is served
# indexnow.sh tell   after it: compares, and tells
#
# ADDRESS    the origin that visitors use, such as https://www.example.com
# BASE       the folder under it, such as /noyyal, or empty
# KEY        the name that the file KEY.txt at the domain's root proves
# ENDPOINT   who passes it on
set -euo pipefail
: "${ADDRESS:?}" "${BASE=/noyyal}" "${ENDPOINT:=https://api.indexnow.org/indexnow}"
ADDRESS=${ADDRESS%/} BASE=${BASE%/}
KEPT=former-sitemap.xml

# Each page of a sitemap with the day it changed, one a line.
pages() {
  if [ ! -f "$1" ]; then return; fi
  { tr -d '\n' < "$1"; echo; } | sed 's/<url>/\n/g' |
    sed -n 's/^.*<loc>\([^<]*\)<\/loc>\(.*<lastmod>\([^<]*\)<\/lastmod>\)\{0,1\}.*$/\1 \3/p'
}

keep() {
  # On the first day there is none.
  curl --fail --silent --max-time 20 --output "$KEPT" "$ADDRESS$BASE/sitemap.xml" || rm -f "$KEPT"
}

tell() {
  local changed list
  mapfile -t changed < <({ pages "$KEPT"; pages "site$BASE/sitemap.xml"; } | sort | uniq -u | cut -d' ' -f1 | sort -u)
  if ((${#changed[@]} == 0)); then
    echo 'No page has changed'
    return
  fi
  list=$(printf '"%s",' "${changed[@]}")
  curl --fail --silent --show-error --max-time 30 --output /dev/null \
    --header 'Content-Type: application/json; charset=utf-8' \
    --data "{\"host\":\"${ADDRESS#*://}\",\"key\":\"${KEY:?}\",\"urlList\":[${list%,}]}" "$ENDPOINT"
  echo "Told of ${#changed[@]} pages"
}

case ${1:-} in
  keep | tell) "$1" ;;
  *) echo 'Say keep or tell' >&2; exit 1 ;;
esac
