import type { Attack } from './attack.js';
import { hostileBodies } from './bodies.js';
import { earlyDisconnects, headerFloods, idleConnections, pipelining, slowSenders } from './connections.js';
import { rebinding } from './rebinding.js';
import { sessionFlood, sessionIds, streamFlood } from './sessions.js';
import { listenFlood, subscriptionFlood } from './subscriptions.js';
import { tokenGuessing } from './token-guessing.js';
import { uiTexts } from './ui-texts.js';

export const attacks: readonly Attack[] = [
  hostileBodies,
  headerFloods,
  pipelining,
  earlyDisconnects,
  idleConnections,
  slowSenders,
  rebinding,
  tokenGuessing,
  uiTexts,
  sessionFlood,
  streamFlood,
  sessionIds,
  subscriptionFlood,
  listenFlood,
];
