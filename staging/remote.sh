#!/bin/sh
# Serves this image's version beside those that were served here before: a page that began with one finishes with it.
set -eu
versions=/srv/versions
for built in /srv/built/*/; do
  version=$(basename "$built")
  if [ ! -d "$versions/$version" ]; then
    rm -rf "$versions/.new"
    cp -r "$built" "$versions/.new"
    mv "$versions/.new" "$versions/$version"
  elif ! cmp -s "$built/platform.json" "$versions/$version/platform.json"; then
    echo "Version $version was served before, with other files. Build it again under another SARV_VERSION." >&2
    exit 1
  fi
  touch "$versions/$version"
done
# The ten newest stay.
ls -1t "$versions" | tail -n +11 | while read -r old; do rm -rf "${versions:?}/$old"; done
exec nginx -g 'daemon off;'
