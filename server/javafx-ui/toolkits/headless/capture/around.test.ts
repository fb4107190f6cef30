import { describe, expect, it } from 'vitest';
import type { App } from '../behaviour.js';
import type { Node } from '../scene/node.js';
import { openApp } from '../testing/open-app.js';
import { recordsAround } from './around.js';

/** Types of what is told around the node `inner`. */
function typesAround(body: string, behave?: (app: App) => void): string[] {
  const { app, record } = openApp(body, behave);
  const inner = app.findByUid(record('inner').uid) as Node;
  return recordsAround(app, [inner]).map(({ type }) => type);
}

const inner = '<Button id="inner" text="Go"/>';

describe('around a node', () => {
  it('nothing is told where all that is above it is layout', () => {
    const layout = `<VBox id="all"><GridPane styleClass="form"><Group><HBox>${inner}</HBox></Group></GridPane></VBox>`;
    expect(typesAround(layout)).toEqual([]);
  });

  it.each([
    ['is spoken of', `<VBox accessibleText="Tools">${inner}</VBox>`],
    ['has a role that is not its own', `<VBox accessibleRole="BUTTON">${inner}</VBox>`],
    ['is a part that is operated', `<VBox styleClass="tab-close-button">${inner}</VBox>`],
    ['scrolls', `<ScrollPane>${inner}</ScrollPane>`],
    ['has a title', `<TitledPane text="More">${inner}</TitledPane>`],
  ])('what is above it is told if it %s', (_, body) => {
    const told = typesAround(`<HBox>${body}</HBox>`);
    expect(told).toEqual(['HBox', /<(\w+)/.exec(body)![1], 'Button']);
  });

  it('what is above it is told if it hears of clicks', () => {
    const listen = (app: App) => app.find('#box', 'VBox').on('mouseClicked', () => {});
    expect(typesAround(`<HBox><VBox id="box">${inner}</VBox></HBox>`, listen)).toEqual([
      'HBox',
      'VBox',
      'Button',
    ]);
  });
});
