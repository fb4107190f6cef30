import type { Tabs } from '../conserve/join-tabs.js';
import type { Address } from './address.js';

/** Stands in for the application where another tab has it; loads nothing and connects to nothing. */
export function showDuplicate({ session }: Address, tabs: Tabs): void {
  document.title = 'Session is already open';
  const page = document.createElement('main');
  page.className = 'ui-page';
  const heading = document.createElement('h1');
  heading.textContent = 'Session is already open';
  const reason = document.createElement('p');
  reason.textContent = `Session ${session} is already active in another tab.`;
  const close = document.createElement('a');
  close.href = '#';
  close.className = 'ui-button';
  close.textContent = 'Close this page';
  close.addEventListener('click', (event) => {
    event.preventDefault();
    window.close();
    // Still here: the browser lets a page close itself only where a program opened it.
    reason.textContent = 'The browser does not let this page close itself. Close its tab.';
  });
  const actions = document.createElement('p');
  actions.className = 'ui-actions';
  actions.append(close);
  page.append(heading, reason, actions);
  document.body.replaceChildren(page);
  offerNotifications(actions, tabs);
  void tabs.alone.then(() => {
    heading.textContent = 'Session is no longer open elsewhere';
    reason.textContent = `The other tab with session ${session} is gone.`;
    const open = document.createElement('a');
    open.href = location.href;
    open.className = 'ui-button ui-primary';
    open.textContent = 'Open it here';
    actions.prepend(open);
  });
}

/** Asked for only when a person wants it. */
function offerNotifications(actions: Element, tabs: Tabs): void {
  if (!('Notification' in window)) return;
  if (Notification.permission === 'granted') tabs.notify();
  if (Notification.permission !== 'default') return;
  const allow = document.createElement('button');
  allow.type = 'button';
  allow.className = 'ui-button';
  allow.textContent = 'Notify me next time';
  allow.addEventListener('click', async () => {
    if ((await Notification.requestPermission()) !== 'default') allow.remove();
  });
  actions.append(allow);
}
