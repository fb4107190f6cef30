/** What an answer has beside its text: a picture, or a file that travels with it. Bytes are in base64. */
export type ContentBlock =
  | { readonly type: 'image'; readonly data: string; readonly mimeType: string }
  | { readonly type: 'resource'; readonly resource: EmbeddedFile };

type EmbeddedFile = { readonly uri: string; readonly mimeType: string } & (
  | { readonly text: string }
  | { readonly blob: string }
);
