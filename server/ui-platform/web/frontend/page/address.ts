/** What the address of the page says: `/<session>/<path>?conserve=true`. */
export interface Address {
  readonly session: string;
  readonly conserve: boolean;
  readonly socket: string;
}

export function readAddress(location: Location): Address {
  const session = decodeURIComponent(location.pathname.split('/')[1] ?? '');
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return {
    session,
    conserve: new URLSearchParams(location.search).get('conserve') === 'true',
    socket: `${scheme}://${location.host}/ws/${encodeURIComponent(session)}`,
  };
}
