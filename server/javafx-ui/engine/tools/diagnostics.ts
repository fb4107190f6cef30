import { quote } from '../../../calls/quote.js';
import type { UiDiagnostics } from '../../contract.js';
import type { RawException } from '../../scene/port.js';
import type { Handlers } from './handler.js';

const defaults = { exceptions: 5, outputLines: 20 };

export const diagnostics: Handlers['ui_diagnostics'] = (input, { schema, offers }) => ({
  // It must not wait behind a call that waits for a UI thread that hangs.
  lane: 'diagnostics',
  async run({ toolkit, app, attached, deadline }) {
    const raw = await toolkit.diagnose!(deadline);
    const { pid, ...about } = app();
    const output: UiDiagnostics = {
      schema,
      attached: attached(),
      app: pid === 0 ? null : { pid, ...about },
      capabilities: {
        actions: offers('ui_perform'),
        screenshots: offers('ui_screenshot'),
        instrumentation: raw.instrumentation,
        output: raw.output !== null,
      },
      exceptions: latest(raw.exceptions, input.exceptions ?? defaults.exceptions).map(exceptionOf),
      exceptionsTotal: raw.exceptionsTotal,
      output: raw.output && latest(raw.output, input.outputLines ?? defaults.outputLines),
      fxThread: raw.uiThread,
      pulsesPerSecond: raw.pulsesPerSecond,
      memory: raw.memory,
    };
    return { output, text: inWords(output) };
  },
});

const latest = <T>(list: readonly T[], most: number): T[] => (most === 0 ? [] : list.slice(-most));

const exceptionOf = ({ at, ...rest }: RawException) => ({ at: new Date(at).toISOString(), ...rest });

function inWords(told: UiDiagnostics): string {
  return [
    application(told),
    ...fxThread(told),
    ...drawnAndUsed(told),
    capabilities(told),
    ...exceptions(told),
    ...written(told),
  ].join('\n');
}

function application({ attached, app }: UiDiagnostics): string {
  if (!app) return 'No application is attached.';
  const name = app.mainClass ? `${quote(app.mainClass)}, ` : '';
  const versions = [
    app.javaVersion ? `, Java ${app.javaVersion}` : '',
    app.javafxVersion ? `, JavaFX ${app.javafxVersion}` : '',
  ].join('');
  return attached
    ? `Attached to ${name}pid ${app.pid}${versions}.`
    : `No application is attached; the last one was ${name}pid ${app.pid}${versions}.`;
}

function fxThread({ fxThread: state }: UiDiagnostics): string[] {
  if (!state) return [];
  if (!state.busy) return [`FX thread: free, it answered in ${Math.round(state.answeredInMs ?? 0)} ms.`];
  return ['FX thread: busy.', ...state.stack.map(line)];
}

function drawnAndUsed({ pulsesPerSecond, memory }: UiDiagnostics): string[] {
  const megabytes = (bytes: number): number => Math.round(bytes / 1024 / 1024);
  return [
    ...(typeof pulsesPerSecond === 'number' ? [`Pulses in the last second: ${pulsesPerSecond}.`] : []),
    ...(memory ? [`Memory: ${megabytes(memory.usedBytes)} of ${megabytes(memory.maxBytes)} MB.`] : []),
  ];
}

function capabilities({ capabilities: all }: UiDiagnostics): string {
  const named = (there: boolean): string =>
    Object.entries(all)
      .filter(([, value]) => value === there)
      .map(([name]) => name)
      .join(', ') || 'nothing';
  return `This attachment can do: ${named(true)}; it can't do: ${named(false)}.`;
}

function exceptions({ exceptions: told, exceptionsTotal }: UiDiagnostics): string[] {
  if (exceptionsTotal === 0) return ['No uncaught exceptions.'];
  return [
    `Uncaught exceptions: ${exceptionsTotal}${told.length < exceptionsTotal ? `, the last ${told.length} of them` : ''}`,
    ...told.flatMap(({ at, thread, type, message, stack }) => [
      `${at} ${type}${message ? ` ${quote(message)}` : ''} in ${quote(thread)}`,
      ...stack.map(line),
    ]),
  ];
}

function written({ output }: UiDiagnostics): string[] {
  if (!output) return [];
  return [`Last lines of its output: ${output.length}`, ...output.map((line) => `  ${quote(line)}`)];
}

/** A line of a stack is one line, whatever a class is called; that of a cause is no place. */
function line(frame: string): string {
  const plain = /^[\x20-\x7e]*$/.test(frame) ? frame : quote(frame);
  return frame.startsWith('Caused by ') ? `  ${plain}` : `  at ${plain}`;
}
