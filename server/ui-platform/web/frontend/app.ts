import { joinTabs } from './conserve/join-tabs.js';
import { readAddress } from './page/address.js';
import { Application } from './page/application.js';
import { showDuplicate } from './page/duplicate-page.js';

/** A page that the browser only prepares is no tab that a person has. */
async function isSeen(): Promise<void> {
  if (!('prerendering' in document) || !document.prerendering) return;
  await new Promise((resolve) => document.addEventListener('prerenderingchange', resolve, { once: true }));
}

await isSeen();
const address = readAddress(location);
const tabs = joinTabs(address);
const role = await tabs.role;
document.documentElement.dataset.role = role;
if (role === 'duplicate') showDuplicate(address, tabs);
else new Application(document.querySelector('[ui-app]')!, address).start();
