import { describe, expect, it } from 'vitest';
import { openApp } from '../../server/javafx-ui/toolkits/headless/testing/open-app.js';
import { buildMixedScene } from './mixed-scene.js';

describe('the mixed scene', () => {
  it('has as many nodes as were asked for, in the promised proportion', () => {
    const { nodes } = openApp(buildMixedScene(2000, 1)).scene();
    const inTable = nodes.filter(({ type }) => type.startsWith('Table')).length;
    const inForm = nodes.filter(
      ({ label, valueText, type }) => !type.startsWith('Table') && (label ?? valueText),
    ).length;
    expect(nodes.length).toBe(2000);
    expect(Math.round((inTable / nodes.length) * 10)).toBe(4);
    // Each row of a form is a box with two nodes.
    expect(Math.round(((inForm * 1.5) / nodes.length) * 10)).toBe(4);
  });

  it('is the same for the same seed, and another for another', () => {
    expect(buildMixedScene(300, 1)).toBe(buildMixedScene(300, 1));
    expect(buildMixedScene(300, 1)).not.toBe(buildMixedScene(300, 2));
  });
});
