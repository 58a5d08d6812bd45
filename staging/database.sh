#!/bin/sh
# The password is made here, at the first start, and is known to nobody but the sandbox, which reads the same volume.
set -eu
password=/run/sarv/database-password
if [ ! -s "$password" ]; then
  if [ -s "${PGDATA:?}/PG_VERSION" ]; then
    echo "The password of this database is lost. 'docker compose down --volumes' begins anew." >&2
    exit 1
  fi
  (umask 027 && od -An -N24 -tx1 /dev/urandom | tr -d ' \n' >"$password")
fi
export POSTGRES_PASSWORD_FILE="$password"
exec docker-entrypoint.sh "$@"
