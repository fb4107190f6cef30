import type { CheckContext as AnyContext } from '../../kit/check.js';
import { asString } from '../../kit/reading/json.js';
import type { Tools } from '../contract.js';

type Calls = Pick<AnyContext<Tools>, 'call' | 'output' | 'given' | 'demand'>;

/** Configures a platform where only what comes after it is judged. */
export const configure = (t: Calls, baseDir: string): Promise<void> =>
  t.given('configure-leads', async () => {
    t.output(await t.call('ui_configure', { base_dir: baseDir }), 'ui_configure to succeed');
  });

/** Starts a platform where only what comes after it is judged: its base URL. */
export const start = (t: Calls): Promise<string> =>
  t.given('start-leads', async () => {
    const { url } = t.output(await t.call('ui_start', {}), 'ui_start to succeed');
    t.demand(URL.canParse(asString(url) ?? ''), 'the url of the web server', url);
    return asString(url)!;
  });
