import { pack as javafxUi } from './javafx-ui/pack.js';
import type { Pack } from './kit/pack.js';
import type { Headings } from './kit/report/headings.js';
import { html as htmlOf } from './kit/report/html.js';
import { junit as junitOf } from './kit/report/junit.js';
import { markdown as markdownOf } from './kit/report/markdown.js';
import type { Report } from './kit/report/report.js';
import { type TerminalOptions, terminal as terminalOf } from './kit/report/terminal.js';

/** A report knows the numbers of its sections; what they are called, the pack of its contract says. */
const headingsOf = ({ contract }: Report, pack: Pack = javafxUi): Headings =>
  contract.startsWith(`${pack.id}/`) ? pack.headings : {};

export const html = (report: Report, pack?: Pack): string => htmlOf(report, headingsOf(report, pack));
export const junit = (report: Report, pack?: Pack): string => junitOf(report, headingsOf(report, pack));
export const markdown = (report: Report, pack?: Pack): string => markdownOf(report, headingsOf(report, pack));
export const terminal = (report: Report, options?: TerminalOptions, pack?: Pack): string =>
  terminalOf(report, options, headingsOf(report, pack));
