/** Filters, opens what an address names, and shows exchanges in place; without it the report can still be read. */
export const script = `
const all = (selector, from = document) => [...from.querySelectorAll(selector)];
const parts = all('[data-words]');
const groups = all('.group');
const buttons = all('nav.filters button[value]');
const search = document.querySelector('nav.filters input');
const empty = document.querySelector('.empty');
let shown = 'all';
function apply() {
  const words = search.value.trim().toLowerCase().split(/\\s+/).filter(Boolean);
  let any = false;
  for (const part of parts) {
    const fits = shown === 'all' || part.dataset.kind === shown;
    part.hidden = !(fits && words.every((word) => part.dataset.words.includes(word)));
    any ||= !part.hidden;
  }
  for (const group of groups) group.hidden = !group.querySelector('[data-words]:not([hidden])');
  if (words.length > 0) for (const section of all('details.section:not([hidden])')) section.open = true;
  empty.hidden = any;
  for (const button of buttons) button.setAttribute('aria-pressed', String(button.value === shown));
}
if (search) {
  for (const button of buttons) button.addEventListener('click', () => { shown = button.value; apply(); });
  search.addEventListener('input', apply);
}
const unfold = document.querySelector('button.unfold');
if (unfold) unfold.addEventListener('click', () => {
  const open = unfold.dataset.open !== 'true';
  for (const one of all('details.req')) one.open = open;
  unfold.dataset.open = String(open);
  unfold.textContent = open ? 'Fold all' : 'Unfold all';
});
function reveal() {
  const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
  for (let at = target; at; at = at.parentElement) if (at.tagName === 'DETAILS') at.open = true;
  const own = target && target.querySelector(':scope > details.req');
  if (own) own.open = true;
  if (target) target.scrollIntoView();
}
addEventListener('hashchange', reveal);
function pretty(text) {
  try { return JSON.stringify(JSON.parse(text), null, 2); } catch { return text; }
}
document.addEventListener('click', (event) => {
  const link = event.target.closest && event.target.closest('a.x');
  const stored = link && document.getElementById(link.getAttribute('href').slice(1));
  if (!stored) return;
  event.preventDefault();
  const place = link.closest('.finding, li, .inside');
  const open = place.querySelector(':scope > .wire');
  if (open) open.remove();
  if (open && open.dataset.of === stored.id) return;
  const copy = stored.querySelector('.wire').cloneNode(true);
  copy.dataset.of = stored.id;
  for (const body of all('.body', copy)) body.textContent = pretty(body.textContent);
  place.append(copy);
});
reveal();
`;
