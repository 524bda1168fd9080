import type { PackForm } from '#lib/art/forms/form.ts';
import type { PackStyle, PackTop } from '#lib/art/pack-styles.ts';
import type { Material, PackSpec, Print, Tint } from '#lib/art/types.ts';
import type { AttributeValues } from '../contract/attributes.ts';

/** The parts of a product that an illustration can show. */
export interface StatedFacts {
  title: string;
  attributes: AttributeValues;
}

const lowerText = (value: unknown): string => (typeof value === 'string' ? value.toLowerCase() : '');

const tintWords: readonly (readonly [RegExp, Tint])[] = [
  [/\b(brown|natural) kraft\b|^kraft$/, 'kraft'],
  [/\bwhite\b|\bsnow\b/, 'white'],
  [/\bblack\b/, 'black'],
  [/\bamber\b/, 'amber'],
  [/\bnavy\b/, 'navy'],
  [/\bgr[ea]y\b/, 'grey'],
  [/\bsilver\b/, 'silver'],
  [/\bgold(en)?\b/, 'gold'],
  [/\bred\b|\bmaroon\b/, 'red'],
  [/\borange\b/, 'orange'],
  [/\byellow\b/, 'yellow'],
  [/\bgreen\b|\bolive\b/, 'green'],
  [/\bblue\b|\bcobalt\b/, 'blue'],
  [/\bpurple\b|\bviolet\b/, 'purple'],
  [/\bpink\b|\brose\b|\bmagenta\b/, 'pink'],
  [/\bteal\b|\bturquoise\b|\bcyan\b/, 'teal'],
  [/\bbrown\b|\bchocolate\b/, 'brown'],
  [/\bbeige\b|\bcream\b|\bivory\b|\becru\b/, 'beige'],
  [/\bclear\b|\btransparent\b|\bflint\b/, 'clear'],
  [/\bnatural\b|\bfrosted\b|\btranslucent\b/, 'natural'],
];
/** Words that may stand beside a colour without changing what it is. */
const besideColour =
  /\b(matt|matte|gloss|glossy|light|dark|opal|deep|solid|dead-leaf|outside|inside|both sides|kraft|tinted|colou?red?|wine|royal|forest|sky|bright|pale)\b/g;
/** A title may begin with a colour if a material or a pack follows; "White tea" is not a colour of the caddy. */
const firstColour =
  /^(\w+) (?:hdpe|ldpe|pet|pp|pvc|paper|kraft|glass|plastic|steel|cardboard|corrugated|poly|tin|alumini?um|metal|bottle|jar|box|bag|mailer|pouch|tube|drum|tape|crate|cap|carton|envelope|tub|pail|tray|film|sack)\b/;

const tintIn = (text: string): Tint | undefined => tintWords.find(([pattern]) => pattern.test(text))?.[1];

/** Returns the colour that a product states: in its attributes, or as a part of its title of its own. */
export function statedTint({ title, attributes }: StatedFacts, { kind }: PackForm): Tint | undefined {
  const text = lowerText(title);
  const parts = text.split(/,\s+/).filter((part) => {
    const rest = part.replace(besideColour, '').trim();
    return (
      rest !== '' &&
      /^[a-z]+( [a-z]+)?$/.test(rest) &&
      tintWords.some(([pattern]) => rest.replace(pattern, '').trim() === '')
    );
  });
  const [, first = ''] = firstColour.exec(text) ?? [];
  const found = [lowerText(attributes.colour), lowerText(attributes.glass_colour), ...parts, first]
    .map(tintIn)
    .find(Boolean);
  if (found !== 'natural') return found;
  if (paperKinds.has(kind)) return 'kraft';
  return clothKinds.has(kind) ? 'beige' : 'natural';
}

const paperKinds = new Set<PackSpec['kind']>([
  'corrugated',
  'mailer',
  'carton',
  'sheets',
  'foodbox',
  'papertube',
  'ware',
  'partition',
  'clamshell',
  'edge',
  'tray',
]);
const clothKinds = new Set<PackSpec['kind']>(['carrier', 'flatbag', 'sack', 'bigbag']);

const materialWords: readonly (readonly [RegExp, Material])[] = [
  [/amber/, 'amber'],
  [/alumin|\bfoil|metalli[sz]ed|\balu \d/, 'foil'],
  [/steel|tinplate/, 'steel'],
  [/white|duplex|fbb|sbs|\be[pP][se]\b|\bepp\b/, 'white'],
  [/kraft|brown|\bsub\b|corrugated/, 'kraft'],
  [/black/, 'black'],
  [/gr[ea]y|chipboard/, 'grey'],
  [/hdpe/, 'hdpe'],
  [/\br?petg?\b|\bpla\b|\bpvc\b|\bps\b/, 'pet'],
];

/** Returns the material that the attributes state. */
export function statedMaterial({ attributes }: StatedFacts): Material | undefined {
  const stated = ['liner_outer', 'paper_grade', 'board_type', 'material', 'resin', 'structure'].map((key) =>
    lowerText(attributes[key]),
  );
  return materialWords.find(([pattern]) => pattern.test(stated.join(' ')))?.[1];
}

/** Returns how much of a product is printed; undefined if it does not say. */
export function statedPrint({ title, attributes }: StatedFacts): Print | undefined {
  if (attributes.print_process === 'Unprinted' || attributes.print_colours === 0) return 'plain';
  if (/,\s+(plain|unprinted)\b/i.test(title)) return 'plain';
  const colours = attributes.print_colours;
  return typeof colours === 'number' && colours > 3 ? 'band' : undefined;
}

/** Returns the number of pieces or cells that the title states. */
export function statedCount({ title }: StatedFacts): number | undefined {
  const [, cells] =
    /\b(\d{1,2})[ -](?:cells?|cavit\w+|pockets?|nests?|pans?|compartments?|count|cups?|bottles?|cans?|eggs?|pieces)\b/i.exec(
      title,
    ) ?? [];
  const [, multiple] = /\b(\d{1,2}) × [\d.]+ ?(?:ml|l)\b/i.exec(title) ?? [];
  const count = Number(cells ?? multiple);
  return count >= 1 && count <= 60 ? count : undefined;
}

/** Returns of how many walls the corrugated board of a product is. */
export function statedWalls({ title, attributes }: StatedFacts): number | undefined {
  const [, word] = /\b(single|double|triple)\b/.exec(lowerText(attributes.wall_type)) ?? [];
  const [, plies] = /\b([357])-ply\b/.exec(title) ?? [];
  const walls = word ? ['single', 'double', 'triple'].indexOf(word) + 1 : (Number(plies) - 1) / 2;
  return walls >= 1 ? walls : undefined;
}

/** True for board with flutes of less than 2 mm. */
export const isFineFlute = ({ attributes }: StatedFacts): boolean =>
  /^[efgn]+$/.test(lowerText(attributes.flute));

/** Kinds whose drawing shows a number of pieces. */
export const countedKinds = new Set<PackSpec['kind']>([
  'partition',
  'corrugated',
  'carton',
  'tray',
  'rigid',
  'ware',
  'compact',
  'clamshell',
  'dunnage',
  'shrinkpack',
]);

const styleWords: Partial<Record<PackSpec['kind'], readonly (readonly [key: string, RegExp, PackStyle])[]>> =
  {
    carton: [
      ['carton_style', /sleeve/, 'sleeve'],
      ['carton_style', /drawer/, 'slide'],
      ['carton_style', /pillow/, 'pillow'],
      ['carton_style', /gable/, 'gable'],
      ['carton_style', /hang/, 'hang'],
      ['carton_style', /tray/, 'tray'],
      ['window', /true/, 'window'],
    ],
    rigid: [
      ['rigid_style', /drawer/, 'drawer'],
      ['rigid_style', /magnetic|book|clamshell/, 'book'],
      ['rigid_style', /round/, 'round'],
      ['rigid_style', /hexagon/, 'hexagon'],
      ['rigid_style', /heart/, 'heart'],
      ['rigid_style', /lift|shoulder/, 'solid'],
    ],
    carrier: [
      ['handle_type', /twisted/, 'twisted'],
      ['handle_type', /flat/, 'loop'],
      ['handle_type', /rope/, 'rope'],
      ['handle_type', /ribbon/, 'ribbon'],
      ['handle_type', /die cut|patch/, 'patch'],
    ],
    pouch: [
      ['pouch_style', /spout/, 'spout'],
      ['closure_type', /spout/, 'spout'],
      ['window', /true/, 'window'],
      ['pouch_style', /stick/, 'stick'],
      ['pouch_style', /sachet/, 'sachet'],
      ['pouch_style', /three-side/, 'flat'],
      ['pouch_style', /pillow/, 'pillow'],
      ['pouch_style', /gusset|flat bottom|quad/, 'gusset'],
    ],
    flatbag: [
      ['closure_type', /slider/, 'slide'],
      ['closure_type', /zipper/, 'zip'],
      ['closure_type', /drawstring/, 'drawstring'],
      ['closure_type', /peel/, 'strip'],
      ['handle_type', /patch|die cut/, 'patch'],
      ['handle_type', /loop/, 'loop'],
    ],
    filmroll: [
      ['film_form', /cent(re|er)/, 'fold'],
      ['film_form', /tub/, 'tube'],
      ['film_form', /sleeve/, 'sleeve'],
    ],
    drum: [['head_type', /open|removable/, 'open']],
    bottle: [
      ['bottle_shape', /square/, 'square'],
      ['bottle_shape', /oval|rectangular|flask/, 'flask'],
      ['bottle_shape', /handled/, 'handle'],
    ],
    labels: [['label_form', /sheet|single/, 'sheet']],
  };

/** Returns the shape that the attributes state for a kind; undefined if they state none that it can show. */
export function statedStyle({ attributes }: StatedFacts, { kind }: PackForm): PackStyle | undefined {
  return styleWords[kind]?.find(([key, pattern]) =>
    pattern.test(String(attributes[key] ?? '').toLowerCase()),
  )?.[2];
}

const topWords: readonly (readonly [RegExp, PackTop])[] = [
  [/trigger/, 'trigger'],
  [/\b(lotion |treatment |foam )?pump\b/, 'pump'],
  [/\b(fine )?mist\b|spray(er)?\b/, 'mist'],
  [/dropper|pipette/, 'dropper'],
  [/flip[- ]top/, 'flip'],
  [/disc[- ]top/, 'disc'],
  [/sports? cap|push-pull/, 'sport'],
  [/\bcrown\b/, 'crown'],
  [/\bcork\b/, 'cork'],
  [/swing[- ]top/, 'swing'],
  [/roll[- ]on/, 'roller'],
];

/** Returns the closure that a bottle states. */
export function statedTop({ title, attributes }: StatedFacts, { kind }: PackForm): PackTop | undefined {
  if (kind !== 'bottle') return undefined;
  const text = `${lowerText(title)} ${lowerText(attributes.closure_type)}`;
  return topWords.find(([pattern]) => pattern.test(text))?.[1];
}
