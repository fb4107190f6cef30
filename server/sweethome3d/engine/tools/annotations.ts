import { fullTurn, radians } from '../../geometry/angle.js';
import type { DimensionLineRecord, LabelRecord } from '../../home/records.js';
import { findAnnotation } from '../find.js';
import { dimensionLine, labelLine } from '../text/objects.js';
import { dimensionLineOutput, labelFontSize, labelOutput } from '../wire/annotations.js';
import { painted } from './changes-of.js';
import type { Handlers } from './handler.js';

export const addLabel: Handlers['add_label'] = (input) => ({
  async run({ home }) {
    const { selectedLevel } = await home.state();
    const record: LabelRecord = {
      id: home.newId('label'),
      level: selectedLevel,
      text: input.text,
      x: input.x,
      y: input.y,
      angle: fullTurn(radians(input.angle ?? 0)),
      fontSize: input.fontSize ?? labelFontSize,
      bold: input.bold ?? false,
      italic: input.italic ?? false,
      alignment: input.alignment ?? 'CENTER',
      color: painted(input.color) ?? null,
      outlineColor: painted(input.outlineColor) ?? null,
      elevation: input.elevation ?? 0,
      pitch: input.pitch == null ? null : radians(input.pitch),
    };
    await home.change('Add label', [{ op: 'create', kind: 'label', record }]);
    const output = labelOutput(record);
    return { output, text: `Added ${labelLine(output)}.` };
  },
});

export const addDimensionLine: Handlers['add_dimension_line'] = (input) => ({
  async run({ home }) {
    const { selectedLevel } = await home.state();
    const { xStart, yStart, xEnd, yEnd } = input;
    const id = home.newId('dimension');
    const offset = input.offset ?? 25;
    const record: DimensionLineRecord = { id, level: selectedLevel, xStart, yStart, xEnd, yEnd, offset };
    await home.change('Add dimension line', [{ op: 'create', kind: 'dimensionLine', record }]);
    const output = dimensionLineOutput(record);
    return { output, text: `Added ${dimensionLine(output)}.` };
  },
});

export const deleteAnnotation: Handlers['delete_annotation'] = ({ id }) => ({
  async run({ home }) {
    const records = await home.state();
    findAnnotation(records, id);
    const kind = records.labels.some((label) => label.id === id) ? 'label' : 'dimensionLine';
    await home.change('Delete annotation', [{ op: 'delete', kind, id }]);
    return { output: { deleted: [id] }, text: `Deleted ${id}.` };
  },
});
