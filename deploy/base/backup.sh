#!/bin/sh
# Copies the whole database into one new file of the folder, reads its list once more, and takes away what is older than it may be.
set -eu
url=$(cat "$MOONSHOT_DATABASE_FILE")
to="$BACKUPS/moonshot-$(date -u +%Y-%m-%dT%H-%M-%SZ).dump"
pg_dump --format=custom --no-owner --file="$to.part" "$url"
pg_restore --list "$to.part" > /dev/null
sync "$to.part"
mv "$to.part" "$to"
find "$BACKUPS" -name 'moonshot-*.dump*' -mmin "+$((KEEP_DAYS * 1440))" -delete
echo "$to"
