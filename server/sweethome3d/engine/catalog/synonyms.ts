/** Words that people use for the same thing; catalogs know at least one of a row. */
const rows: readonly (readonly string[])[] = [
  ['sofa', 'couch', 'settee'],
  ['fridge', 'refrigerator'],
  ['tv', 'television', 'tv set', 'flat tv'],
  ['wardrobe', 'closet', 'armoire'],
  ['bookcase', 'bookshelf', 'shelves'],
  ['bathtub', 'bath', 'tub'],
  ['toilet', 'wc', 'toilet unit', 'lavatory'],
  ['washbasin', 'sink', 'basin', 'washbowl'],
  ['cooker', 'stove', 'oven', 'range'],
  ['washing machine', 'clothes washer', 'washer'],
  ['dishwasher', 'dish washer'],
  ['chest of drawers', 'dresser', 'chest', 'commode'],
  ['bedside table', 'nightstand', 'night table'],
  ['door', 'simple door', 'interior door'],
  ['front door', 'entrance door'],
  ['sliding door', 'slider door'],
  ['window', 'simple window'],
  ['plant', 'potted plant', 'house plant'],
  ['lamp', 'light'],
  ['rug', 'carpet'],
];

/** The other words for one. */
export function synonymsOf(word: string): readonly string[] {
  return rows.filter((row) => row.includes(word)).flatMap((row) => row.filter((other) => other !== word));
}
