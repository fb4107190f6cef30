import type { FurnitureRecord } from '../home/records.js';

/**
 * What a piece is, told by its words: those of its catalog id and name. Nothing else is known of a piece
 * of the application, and one picture serves ours and theirs. The first line that fits decides.
 */
const words = [
  ['officeChair', /\b(office|swivel|desk) chair\b/],
  ['cornerSofa', /\b(corner (sofa|couch)|sectional)\b/],
  ['sofa', /\b(sofa|couch|settee)\b/],
  ['armchair', /\b(armchair|easy chair|lounge chair)\b/],
  ['bench', /\bbench\b/],
  ['chair', /\bchair\b/],
  ['stool', /\b(stool|ottoman)\b/],
  ['bedside', /\b(bedside|night ?stand|night table)\b/],
  ['crib', /\b(crib|cot)\b/],
  ['bed', /\bbed/],
  ['lamp', /\b(lamp|light|uplight|spotlight)\b/],
  ['roundTable', /\b(round|bistro|circular) table\b/],
  ['desk', /\bdesk\b/],
  ['table', /\btable\b/],
  ['televisionStand', /\b(tv|television) (unit|stand|table)\b/],
  ['television', /\b(tv|television)\b/],
  ['hood', /\bhood\b/],
  ['wallCabinet', /\b(upper|wall) (cabinet|cupboard)\b/],
  ['sink', /\b(kitchen sink|sink)\b/],
  ['washbasin', /\b(wash ?basin|vanity)\b/],
  ['cooker', /\b(cooker|stove|oven|hob)\b/],
  ['fridge', /\b(fridge|refrigerator|freezer)\b/],
  ['washer', /\b(washing machine|washer|dryer)\b/],
  ['dishwasher', /\bdish ?washer\b/],
  ['bookcase', /\b(book ?case|book ?shelf|shelf|shelves)\b/],
  ['drawers', /\b(drawers|dresser|chest|filing cabinet)\b/],
  ['wardrobe', /\b(wardrobe|closet|armoire)\b/],
  ['cabinet', /\b(cabinet|cupboard|counter)\b/],
  ['bathtub', /\b(bath|bathtub|tub)\b/],
  ['shower', /\bshower\b/],
  ['toilet', /\b(toilet|wc|lavatory)\b/],
  ['fireplace', /\bfireplace\b/],
  ['piano', /\bpiano\b/],
  ['rug', /\b(rug|carpet|mat)\b/],
  ['laptop', /\b(laptop|notebook|computer)\b/],
  ['tree', /\btree\b/],
  ['parasol', /\b(parasol|umbrella)\b/],
  ['plant', /\b(plant|flowers?)\b/],
  ['stairs', /\b(stairs?|staircase|steps)\b/],
  ['radiator', /\b(radiator|heater)\b/],
  ['picture', /\b(picture|painting|frame|mirror)\b/],
  ['car', /\bcar\b/],
  ['cylinder', /\b(cylinder|column|pillar)\b/],
] as const satisfies readonly (readonly [string, RegExp])[];

export type PieceKind = (typeof words)[number][0] | 'box';

/** More words than this say nothing new. */
const READ = 120;

export function pieceKind({ catalogId, name }: Pick<FurnitureRecord, 'catalogId' | 'name'>): PieceKind {
  for (const source of [catalogId?.replace(/^[^#]*#/, '') ?? '', name]) {
    const plain = source
      .slice(0, READ)
      .replace(/([a-z])([A-Z])/g, '$1 $2')
      .toLowerCase()
      .replace(/[^a-z]+/g, ' ');
    const found = words.find(([, pattern]) => pattern.test(plain));
    if (found) return found[0];
  }
  return 'box';
}
