#!/usr/bin/env bash
# Judges the server and writes every form of the report. Whether the job fails is decided later: the report has to be
# kept first.
set -uo pipefail

folder=$(mktemp -d "${RUNNER_TEMP:-/tmp}/conformance-XXXXXX")
read -ra more <<<"${ARGUMENTS:-}"
read -ra command <<<"${COMMAND:-}"
[ -n "${CONTRACT:-}" ] && more+=(--contract "$CONTRACT")
target=()
[ -n "${URL:-}" ] && target+=("$URL")
[ -n "${TOKEN:-}" ] && target+=(--token "$TOKEN")
if [ -z "${URL:-}" ] && [ "${#command[@]}" -eq 0 ]; then
  echo '::error::Expected the input "url" or "command", got neither.'
  echo 'status=2' >>"$GITHUB_OUTPUT"
  exit 0
fi
[ "${#command[@]}" -gt 0 ] && target+=(-- "${command[@]}")

status=0
npx --yes "mcp-javafx-ui@${VERSION:-latest}" conformance "${more[@]}" \
  --json "$folder/report.json" --html "$folder/report.html" --markdown "$folder/report.md" \
  --junit "$folder/report.xml" --badge "$folder/badge.svg" "${target[@]}" || status=$?

echo "status=$status" >>"$GITHUB_OUTPUT"
if [ -f "$folder/report.json" ]; then
  echo "folder=$folder" >>"$GITHUB_OUTPUT"
  node -p 'const { summary, proven } = JSON.parse(fs.readFileSync(process.argv[1], "utf8")); `verdict=${summary.verdict}\nlevel=${proven ?? ""}`' \
    "$folder/report.json" >>"$GITHUB_OUTPUT"
  cat "$folder/report.md" >>"$GITHUB_STEP_SUMMARY"
fi
