import type {
  ActionOutcome,
  AppInfo,
  CaptureRequest,
  Deadline,
  PerformOptions,
  PictureOptions,
  RawAction,
  RawDiagnostics,
  RawScene,
  Toolkit,
} from '../../scene/port.js';
import { ToolkitGone } from '../../scene/port.js';
import { probeMs, withoutApplication } from '../../scene/raw-diagnostics.js';
import type { AgentLink } from './agent-link.js';
import type { AgentDiagnostics } from './diagnostics.js';
import { appInfo } from './hello.js';

/**
 * A real JavaFX application as a toolkit. The agent in it does the work; here is only which agent:
 * of several (a launcher that starts the application proper) the latest that is still there.
 */
export class JvmToolkit implements Toolkit {
  private links: AgentLink[] = [];
  private last: AppInfo;

  /** Called when no application is left; the argument is the one that went last. */
  onEmpty: (info: AppInfo) => void = () => {};
  onAttached: (info: AppInfo) => void = () => {};
  /** The last lines that the application wrote, where somebody has read them. */
  lastOutput: () => string[] | null = () => null;

  /** `name`: what the application is called before it has said so itself. */
  constructor(name?: string) {
    this.last = { pid: 0, mainClass: name ?? null };
  }

  add(link: AgentLink): void {
    this.links.push(link);
    this.last = appInfo(link.hello);
    link.whenGone(() => this.remove(link));
    if (link.open) this.onAttached(this.last);
  }

  get attached(): boolean {
    return this.links.length > 0;
  }

  /** Processes of all applications that are attached. */
  get pids(): number[] {
    return this.links.map((link) => link.hello.pid);
  }

  info(): AppInfo {
    const link = this.links.at(-1);
    return link ? appInfo(link.hello) : this.last;
  }

  async capture(request: CaptureRequest, deadline: Deadline): Promise<RawScene> {
    return (await this.current().call('capture', request, deadline)) as RawScene;
  }

  async perform(action: RawAction, options: PerformOptions, deadline: Deadline): Promise<ActionOutcome> {
    return (await this.current().call('perform', { action, options }, deadline)) as ActionOutcome;
  }

  async screenshot(
    window: number,
    deadline: Deadline,
    picture: PictureOptions = {},
  ): Promise<Uint8Array | null> {
    const request = { window, ...picture };
    return (await this.current().call('screenshot', request, deadline)) as Uint8Array | null;
  }

  async diagnose(deadline: Deadline): Promise<RawDiagnostics> {
    const output = this.lastOutput();
    const link = this.links.at(-1);
    if (!link) return { ...withoutApplication, output };
    try {
      const params = { probeMs: probeMs(deadline.remaining()) };
      return { ...((await link.call('diagnostics', params, deadline)) as AgentDiagnostics), output };
    } catch (error) {
      // It has just gone: then this is how it is.
      if (error instanceof ToolkitGone) return { ...withoutApplication, output: this.lastOutput() };
      throw error;
    }
  }

  async close(): Promise<void> {
    this.onEmpty = () => {};
    for (const link of [...this.links]) link.close();
  }

  private current(): AgentLink {
    const link = this.links.at(-1);
    if (link) return link;
    throw new ToolkitGone(
      this.last.pid === 0
        ? 'No JavaFX application is attached yet.'
        : `The JavaFX application (pid ${this.last.pid}) has gone.`,
    );
  }

  private remove(link: AgentLink): void {
    this.links = this.links.filter((other) => other !== link);
    if (this.links.length === 0) this.onEmpty(appInfo(link.hello));
  }
}
