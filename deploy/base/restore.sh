#!/bin/sh
# Fills an empty database with a backup, wholly or not at all: restore.sh FILE.
set -eu
url=$(cat "$MOONSHOT_DATABASE_FILE")
pg_restore --exit-on-error --single-transaction --no-owner --dbname="$url" "$1"
echo "Restored $1."
