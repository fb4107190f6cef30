import jsonDecode from '../runtime/json-decode.lua';
import jsonEncode from '../runtime/json-encode.lua';
import messages from '../runtime/messages.lua';
import objects from '../runtime/objects.lua';
import operations from '../runtime/operations.lua';
import paths from '../runtime/paths.lua';
import presenters from '../runtime/presenters.lua';
import sandbox from '../runtime/sandbox.lua';
import sessionApi from '../runtime/session-api.lua';
import start from '../runtime/start.lua';
import variables from '../runtime/variables.lua';
import watching from '../runtime/watching.lua';

/** The part of the platform that is written in Lua, in the order of loading; the last one gives its entry. */
export const runtimeFiles: readonly (readonly [name: string, source: string])[] = [
  ['start', start],
  ['json-decode', jsonDecode],
  ['json-encode', jsonEncode],
  ['sandbox', sandbox],
  ['presenters', presenters],
  ['paths', paths],
  ['objects', objects],
  ['variables', variables],
  ['watching', watching],
  ['messages', messages],
  ['session-api', sessionApi],
  ['operations', operations],
];
