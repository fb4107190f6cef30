import { describe, expect, it } from 'vitest';
import { camel, identifiers, kebab, pascal, reserved, screaming, snake } from './names.js';

describe('names', () => {
  it('come in every style', () => {
    const styles = (name: string) => [pascal, camel, snake, screaming, kebab].map((style) => style(name));
    expect(styles('typeText')).toEqual(['TypeText', 'typeText', 'type_text', 'TYPE_TEXT', 'type-text']);
    expect(styles('MCP_UI_BUSY')).toEqual([
      'McpUiBusy',
      'mcpUiBusy',
      'mcp_ui_busy',
      'MCP_UI_BUSY',
      'mcp-ui-busy',
    ]);
    expect(styles('ListView')).toEqual(['ListView', 'listView', 'list_view', 'LIST_VIEW', 'list-view']);
    expect(styles('HTTPServer2')).toEqual([
      'HttpServer2',
      'httpServer2',
      'http_server2',
      'HTTP_SERVER2',
      'http-server2',
    ]);
  });

  it('are usable and different from each other', () => {
    expect(identifiers(['class', 'a-b', 'a_b', '2nd', '', 'ok'], snake, reserved('class def'))).toEqual([
      'class_',
      'a_b',
      'a_b2',
      '_2nd',
      'empty',
      'ok',
    ]);
  });
});
