/** Filters by outcome and by words; without it the report can still be read. */
export const script = `
const results = [...document.querySelectorAll('details.result')];
const groups = [...document.querySelectorAll('section.group')];
const buttons = [...document.querySelectorAll('nav.filters button')];
const search = document.querySelector('nav.filters input');
const empty = document.querySelector('.empty');
let shown = 'all';
function apply() {
  const words = search.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
  let any = false;
  for (const one of results) {
    const fits = shown === 'all' || one.dataset.kind === shown;
    const text = one.dataset.words;
    one.hidden = !(fits && words.every((word) => text.includes(word)));
    any ||= !one.hidden;
  }
  for (const group of groups) group.hidden = !group.querySelector('details.result:not([hidden])');
  empty.style.display = any ? 'none' : 'block';
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === shown));
}
for (const button of buttons) button.addEventListener('click', () => { shown = button.value; apply(); });
search.addEventListener('input', apply);
const wanted = decodeURIComponent(location.hash.slice(1));
const target = wanted && document.getElementById(wanted);
if (target) { target.open = true; target.scrollIntoView(); }
apply();
`;
