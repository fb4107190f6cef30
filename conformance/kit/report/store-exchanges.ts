import type { Exchange } from '../connection/exchange.js';

/** Keeps each exchange once, and tells its place. */
export class ExchangeStore {
  readonly exchanges: Exchange[] = [];
  readonly #places = new Map<Exchange, number>();

  placeOf(exchange: Exchange | null | undefined): number | null {
    if (!exchange) return null;
    const known = this.#places.get(exchange);
    if (known !== undefined) return known;
    const place = this.exchanges.push(exchange) - 1;
    this.#places.set(exchange, place);
    return place;
  }
}

/** An exchange with bodies of so many characters at most, and times without more digits than they are good for. */
export function shortened({ request, response, ...rest }: Exchange, longest: number): Exchange {
  return {
    ...rest,
    elapsedMs: Math.round(rest.elapsedMs * 10) / 10,
    at: Math.round(rest.at),
    request: { ...request, body: cut(request.body, longest) },
    response: response && { ...response, body: cut(response.body, longest) },
  };
}

function cut(text: string, longest: number): string {
  if (text.length <= longest) return text;
  // Not between the halves of a character.
  const end = /[\ud800-\udbff]/.test(text[longest - 1]!) ? longest - 1 : longest;
  return `${text.slice(0, end)}… (${text.length - end} more characters)`;
}
