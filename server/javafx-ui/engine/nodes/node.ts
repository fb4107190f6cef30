import type { NodeLayout, NodeText, NodeValue, UiNode } from '../../contract.js';
import type { RawBounds, RawNode, SectionName } from '../../scene/port.js';
import { toVirtualization } from './virtualization.js';

/** Which sections a node is reported with. `details` are its module, pseudo-classes and opacity. */
export interface Sections {
  bounds: boolean;
  localToScreen: boolean;
  properties: boolean;
  virtualization: boolean;
  accessibility: boolean;
  details: boolean;
}

export const everySection: Sections = {
  bounds: true,
  localToScreen: true,
  properties: true,
  virtualization: true,
  accessibility: true,
  details: true,
};

/** What to ask a toolkit for. Virtualization always: the outline tells how many items a list has. */
export function sectionNames(sections: Sections): SectionName[] {
  const names: SectionName[] = ['virtualization'];
  if (sections.bounds) names.push('bounds');
  if (sections.localToScreen) names.push('localToScreen');
  if (sections.properties) names.push('properties');
  if (sections.accessibility) names.push('accessibility');
  if (sections.details) names.push('module', 'pseudoClass', 'opacity');
  return names;
}

/** One node as the contract reports it; its children may still be added to theirs. */
export function toUiNode(
  raw: RawNode,
  path: string,
  children: UiNode[],
  stageIndex: number,
  sections: Sections,
): UiNode {
  const node = (
    sections.details
      ? {
          ref: { path, uid: raw.uid },
          type: raw.type,
          module: raw.module ?? null,
          id: raw.id,
          styleClass: raw.styleClass,
          pseudoClass: raw.pseudoClass ?? [],
          visible: !raw.invisible,
          managed: !raw.unmanaged,
          disabled: raw.disabled === true,
          opacity: raw.opacity ?? 1,
        }
      : {
          ref: { path, uid: raw.uid },
          type: raw.type,
          id: raw.id,
          styleClass: raw.styleClass,
          visible: !raw.invisible,
          managed: !raw.unmanaged,
          disabled: raw.disabled === true,
        }
  ) as UiNode;
  if (sections.bounds || sections.localToScreen) node.layout = toLayout(raw, sections);
  const text = toText(raw);
  if (text) node.text = text;
  const value = toValue(raw);
  if (value) node.value = value;
  if (sections.accessibility) node.accessibility = { role: raw.role ?? null, help: raw.help ?? null };
  if (sections.properties) node.fx = { properties: toProperties(raw.properties) };
  if (sections.virtualization && raw.virtualization) {
    node.virtualization = toVirtualization(raw.virtualization, stageIndex);
  }
  node.children = children;
  if (raw.omitted) node.childrenOmitted = raw.omitted;
  return node;
}

function toLayout(raw: RawNode, sections: Sections): NodeLayout {
  const layout: NodeLayout = {};
  if (sections.bounds) {
    const inParent = toBounds(raw.boundsInParent);
    if (inParent) layout.boundsInParent = inParent;
    const inScene = toBounds(raw.boundsInScene);
    if (inScene) layout.boundsInScene = inScene;
  }
  if (sections.localToScreen && isProper(raw.localToScreen)) {
    const [x, y, width, height] = raw.localToScreen;
    layout.localToScreen = { x, y, width, height };
  }
  return layout;
}

export function toBounds(bounds: RawBounds | undefined) {
  if (!isProper(bounds)) return undefined;
  return { minX: bounds[0], minY: bounds[1], width: bounds[2], height: bounds[3] };
}

/** JavaFX gives an empty group a width of -1, and a node without layout numbers that JSON has no word for. */
function isProper(bounds: RawBounds | undefined): bounds is RawBounds {
  return (
    bounds !== undefined &&
    Number.isFinite(bounds[0]) &&
    Number.isFinite(bounds[1]) &&
    Number.isFinite(bounds[2]) &&
    Number.isFinite(bounds[3]) &&
    bounds[2] >= 0 &&
    bounds[3] >= 0
  );
}

function toText({ label, prompt }: RawNode): NodeText | undefined {
  if (label === undefined) return prompt === undefined ? undefined : { prompt };
  return prompt === undefined ? { label } : { label, prompt };
}

/** A password is null even if a toolkit let it slip through. */
function toValue({ valueText, password, selected, checked }: RawNode): NodeValue | undefined {
  if (password) return { text: null };
  if (valueText === undefined && selected === undefined && checked === undefined) return undefined;
  const value: NodeValue = {};
  if (valueText !== undefined) value.text = valueText;
  if (selected !== undefined) value.selected = selected;
  if (checked !== undefined) value.checked = checked;
  return value;
}

function toProperties(raw: RawNode['properties']): Record<string, string | number | boolean | null> {
  const properties: Record<string, string | number | boolean | null> = {};
  if (!raw) return properties;
  for (const key of Object.keys(raw).sort()) {
    const value = raw[key]!;
    if (isScalar(value) || (value === null && key !== 'userData')) properties[key] = value;
  }
  return properties;
}

function isScalar(value: unknown): boolean {
  return typeof value === 'string' || typeof value === 'boolean' || Number.isFinite(value);
}
