export interface ToolResult {
  isError?: boolean;
  content: { type: string; text: string }[];
  structuredContent: Record<string, unknown> & { error?: { code: string; details: Record<string, unknown> } };
}

/** Calls a tool of a server over HTTP, without any client of ours in between. */
export async function callTool(
  server: { endpoint: string; token: string },
  name: string,
  args: Record<string, unknown> = {},
): Promise<ToolResult> {
  const response = await fetch(server.endpoint, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${server.token}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name, arguments: args } }),
  });
  const { result } = (await response.json()) as { result: ToolResult };
  return result;
}

/** Clicks the only node that the selector finds, and gives the text that another one shows then. */
export async function clickAndRead(
  server: { endpoint: string; token: string },
  clicked: string,
  read: string,
): Promise<string> {
  const find = async (css: string) => {
    const { structuredContent } = await callTool(server, 'ui_query', { selector: { css } });
    return (structuredContent.matches as { ref: { uid: string }; summary: string }[])[0]!;
  };
  const { ref } = await find(clicked);
  await callTool(server, 'ui_perform', {
    actions: [{ type: 'click', target: { ref } }],
    timeoutMs: 60_000,
  });
  return (await find(read)).summary;
}
