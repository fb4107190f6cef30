#!/usr/bin/env bash
# Whether the job fails: a run that judged nothing always does.
set -uo pipefail

status=${STATUS:-2}
if [ "$status" -gt 1 ]; then
  echo "::error::The server was not judged (exit code $status); the log above says why."
  exit 1
fi
case ${FAIL_ON:-nonconforming} in
nothing) ;;
nonconforming)
  [ "$status" -eq 0 ] || { echo '::error::The server does not conform; the summary says where to start.'; exit 1; }
  ;;
broken)
  # Without a report of the base branch nothing can have broken.
  [ "${BROKEN:-0}" = 0 ] || { echo "::error::$BROKEN requirements broke that held on the base branch."; exit 1; }
  ;;
*)
  echo "::error::Expected \"fail-on\" to be nonconforming, broken or nothing, got \"$FAIL_ON\"."
  exit 1
  ;;
esac
