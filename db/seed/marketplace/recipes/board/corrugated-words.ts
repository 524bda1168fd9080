import type { Board } from './grades.ts';
import { burstFactorOf, ectOf, THICKNESS, WALLS } from './grades.ts';

interface BoxMeasures {
  length: number;
  width: number;
  height: number;
  bct: number;
  kg: number;
}

const kilos = (kg: number): string => (kg < 1 ? `${Math.round(kg * 1000)} g` : `${kg.toFixed(1)} kg`);

/** Returns sentences with the figures of the box. */
export function boxSays(board: Board, m: BoxMeasures): string[] {
  const wall = WALLS[board.wall];
  const says = [
    `${wall.word} ${board.flute}-flute board, papers ${board.grade.papers} gsm, edge crush ${ectOf(board.grade)} kN/m; one box weighs about ${kilos(m.kg)}.`,
    `Made from ${wall.short} board of ${board.grade.gsm} gsm with a ${board.liner.toLowerCase()} outer liner. All sizes are inside measurements.`,
    `Board is ${THICKNESS[board.flute]} mm thick, burst factor ${burstFactorOf(board.grade)}, and the blank weighs about ${kilos(m.kg)}.`,
    board.colours > 0
      ? `Printed ${board.colours === 4 ? 'in four colors' : `in ${board.colours} color${board.colours > 1 ? 's' : ''}`} by ${board.process === 'Flexo' ? 'flexo from your plate' : 'offset and laminated to the flute'}; the board is ${board.grade.papers} gsm.`
      : `Plain outside, ready for a label or a stamp; the board is ${board.grade.papers} gsm.`,
  ];
  if (m.bct > 0)
    says.push(
      `Compression strength by McKee is ${m.bct} N, which is about ${Math.round(m.bct / 9.81)} kgf on a fresh, dry box.`,
    );
  return says;
}

/** Returns what to check before buying, as sentences. */
export function boxChecks(board: Board, m: BoxMeasures): string[] {
  const checks = [
    'Measure your goods with their inner packs and add 3 to 5 mm on each dimension.',
    bulk(m)
      ? 'In a bulk box the pallet carries the load: ask for a bulge test at your filling height.'
      : `The carrier tables allow about ${board.grade.gross} kg gross for this grade; choose the next grade up if your pack is close to this limit.`,
    'Ask for a moisture reading with the delivery: board above 10% loses stacking strength fast.',
    'For humid routes ask for moisture-resistant glue, and count on roughly two thirds of the dry strength at 80% humidity.',
    board.colours > 0
      ? 'Send artwork as a vector file on our dieline; lines thinner than 0.5 mm may fill in on brown liner.'
      : bulk(m)
        ? 'Tell us how you close it: strap, cap or lid.'
        : m.bct > 0
          ? 'Tell us your tape: hot-melt holds on recycled liner where acrylic may lift.'
          : 'Fold one by hand: creases on recycled liner crack when the air is very dry.',
    `Outside sizes are about ${Math.round((THICKNESS[board.flute] ?? 4) * 2)} mm more in length and width; check your pallet pattern with them.`,
  ];
  if (m.bct > 0 && !bulk(m)) {
    checks.push(
      `With a safety factor of 4 the bottom box carries about ${Math.max(5, Math.round(m.bct / 9.81 / 4 / 5) * 5)} kg; use 5 or 6 for a monsoon warehouse or sea freight.`,
    );
    checks.push('The strength figure holds for aligned stacks; interlocked layers halve it.');
  }
  return checks;
}

const bulk = (m: BoxMeasures): boolean => m.length * m.width * m.height > 3e8;

/** Returns the uses for which a box of this wall and size is suitable. */
export function boxUses(board: Board, m: BoxMeasures): readonly string[] {
  if (bulk(m))
    return [
      'For granules, castings and loose parts that ship by the pallet.',
      'For plants that fill from a chute and tip or pump out.',
      'Replaces wooden crates and avoids ISPM 15 treatment.',
    ];
  if (board.wall === 'triple')
    return [
      'For machinery, castings and bulk parts in place of timber.',
      'For sea freight and loads above 80 kg.',
      'For exporters who want to avoid fumigated wood.',
    ];
  return m.bct > 0 || board.wall === 'double'
    ? BOX_USES
    : [
        'For retail, gift and online packs that are opened by hand.',
        'Closes without tape for a clean unboxing.',
        'For brands that print inside and out in short runs.',
      ];
}

const BOX_USES = [
  'For parts, bottles and retail packs that travel by road parcel or mixed pallet.',
  'Used by warehouses that pack by hand and stack three to five high.',
  'For manufacturers that ship several products to distributors in one case size.',
  'Suits exporters who load pallets and close the box with tape or strap.',
  'For online orders that pass through parcel sorting hubs.',
] as const;
