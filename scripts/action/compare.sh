#!/usr/bin/env bash
# Compares with the newest report of the base branch, where there is one.
set -uo pipefail

base=$(mktemp -d "${RUNNER_TEMP:-/tmp}/base-XXXXXX")
runs=$(gh run list --repo "$GITHUB_REPOSITORY" --branch "$BASE" --workflow "$GITHUB_WORKFLOW" \
  --status completed --limit 20 --json databaseId --jq '.[].databaseId' 2>/dev/null) || runs=''
for run in $runs; do
  [ "$run" = "${GITHUB_RUN_ID:-}" ] && continue
  gh run download "$run" --repo "$GITHUB_REPOSITORY" --name "$ARTIFACT" --dir "$base" 2>/dev/null && break
done
if [ ! -f "$base/report.json" ]; then
  echo "::notice::There is no report of the branch $BASE to compare with; the next run will find one."
  exit 0
fi

suite=(npx --yes "mcp-javafx-ui@${VERSION:-latest}" conformance compare "$base/report.json" "$FOLDER/report.json")
status=0
"${suite[@]}" --markdown >"$FOLDER/changes.md" || status=$?
if [ "$status" -gt 1 ]; then
  echo '::warning::The report of the base branch could not be compared.'
  exit 0
fi
"${suite[@]}" --html >"$FOLDER/changes.html"
cat "$FOLDER/changes.md" >>"$GITHUB_STEP_SUMMARY"
echo "broken=$(grep -oP '^broken \K\d+' "$FOLDER/changes.md")" >>"$GITHUB_OUTPUT"
