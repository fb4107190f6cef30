import { request } from 'node:http';

export interface HttpQuestion {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
}

export interface HttpAnswer {
  /** 0 when there was none. */
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** What was asked, for findings. */
  readonly asked: string;
}

/** Asks as it is told: a path with dots in it and a strange Host are sent as they are. Redirects are not followed. */
export function askHttp(base: string, path: string, question: HttpQuestion = {}): Promise<HttpAnswer> {
  const { method = 'GET', headers = {}, body } = question;
  const { hostname, port } = new URL(base);
  const shown = Object.entries(headers).map(([name, value]) => ` ${name}: ${value}`);
  const asked = `${method} ${path}${shown.join('')}`;
  return new Promise((resolve) => {
    const nothing = (reason: string): void => resolve({ status: 0, headers: {}, body: reason, asked });
    const sent = request(
      { hostname, port, method, path, headers, agent: false, timeout: 10_000 },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('error', () => nothing('the answer broke off'));
        answer.on('end', () => {
          const fields = Object.entries(answer.headers).map(([name, value]) => [name, String(value)]);
          resolve({
            status: answer.statusCode ?? 0,
            headers: Object.fromEntries(fields),
            body: Buffer.concat(chunks).toString('utf8'),
            asked,
          });
        });
      },
    );
    sent.on('timeout', () => sent.destroy(new Error('no answer within 10 s')));
    sent.on('error', (error: NodeJS.ErrnoException) => nothing(error.code ?? error.message));
    sent.end(body);
  });
}

/** An answer in a few words, for findings. */
export const told = ({ status, body, asked }: HttpAnswer): string =>
  status === 0 ? `no answer to ${asked} (${body})` : `${status} to ${asked}: ${body.slice(0, 200)}`;
