/** The address of a page of a session; `conserve` stands before a fragment, and behind what is asked already. */
export function browserUrl(base: string, sessionId: string, path: string, conserve: boolean): string {
  const hash = path.indexOf('#');
  const route = hash === -1 ? path : path.slice(0, hash);
  const fragment = hash === -1 ? '' : path.slice(hash);
  const asked = conserve ? `${route.includes('?') ? '&' : '?'}conserve=true` : '';
  return `${base}/${sessionId}${escaped(route)}${asked}${escaped(fragment)}`;
}

const lone = /[\ud800-\udfff]/gu;

/** What may not stand in a URL as it is: white space, quotes, control characters, anything beyond ASCII. */
function escaped(text: string): string {
  const wellFormed = text.replace(lone, '\ufffd');
  return wellFormed.replace(/[^\x21\x23-\x3b\x3d\x3f-\x5b\x5d\x5f\x61-\x7a\x7e]/gu, encodeURIComponent);
}
