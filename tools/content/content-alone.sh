#!/usr/bin/env bash
# Tests whether the changes between two commits are content alone: texts, pictures, papers and surveys of plans
# (tools/plans/plans.ts refuses surveys with more than shapes); no code, no link, no program.
# In doubt it fails.
#
#   tools/content/content-alone.sh <older> <newer>
#   tools/content/content-alone.sh <commit>          prints a hash of the code of the commit: all that is not content
set -euo pipefail
tab=$'\t'
file='[0-9a-f]{40,64}'
content='(content/(en|ta)/.*\.json|assets/.*\.(jpg|png|webp|json)|assets/plans/[a-z0-9-]+-plan\.svg|assets/papers/[a-z0-9-]+/[a-z0-9-]+\.pdf|lib/server/papers\.generated\.json)'
if [ $# = 1 ]; then
  git ls-tree -r --full-tree "$1" | grep -vE "^100644 blob $file$tab$content\$" | sha256sum | cut -c1-40
  exit
fi
changes=$(git diff --raw --no-renames --no-abbrev "$1" "$2")
others=$(grep -vE "^:(000000|100644) (000000|100644) $file $file [AMD]$tab$content\$" <<< "$changes" || true)
if [ -z "$changes" ] || [ -n "$others" ]; then
  cut -f2 <<< "$others" >&2
  exit 1
fi
