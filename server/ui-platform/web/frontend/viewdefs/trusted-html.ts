/** Where the browser supports it, only this policy may make markup and addresses of scripts out of text. */
interface Policy {
  createHTML(text: string): string;
  createScriptURL(text: string): string;
}

const { trustedTypes } = globalThis as {
  trustedTypes?: { createPolicy(name: string, policy: Policy): Policy };
};
const asItIs: Policy = { createHTML: (text) => text, createScriptURL: (text) => text };
const policy = trustedTypes?.createPolicy('ui-platform', asItIs) ?? asItIs;

/** The markup of a view definition, in a document that runs and loads nothing. Values never come here. */
export function parseMarkup(markup: string): Document {
  return new DOMParser().parseFromString(policy.createHTML(markup), 'text/html');
}

export function scriptAddress(path: string): string {
  return policy.createScriptURL(path);
}
