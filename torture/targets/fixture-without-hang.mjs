// The fixture, but nothing that is clicked or typed at random can block its UI thread for hours.
import fixture from '../../dist/fixture/fixture.js';
import { heapHere, openChannel } from './thread-channel.mjs';

export default async function behave(app) {
  await fixture(app);
  app.find('#hang', 'Button').disable = true;
  const say = openChannel(({ ask }) => {
    if (ask === 'heap') say({ heap: heapHere() });
    if (ask === 'crash') process.exit(1);
  });
  writeDown(app.find('#notes', 'TextArea'), say);
}

/** Says when a text arrives in the node: the moment at which an action has begun. */
function writeDown(node, say) {
  let type = Object.getPrototypeOf(node);
  while (!Object.getOwnPropertyDescriptor(type, 'text')) type = Object.getPrototypeOf(type);
  const { get, set } = Object.getOwnPropertyDescriptor(type, 'text');
  Object.defineProperty(node, 'text', {
    get,
    set(value) {
      if (value !== '') say({ began: value, at: Date.now() });
      set.call(this, value);
    },
  });
}
