/** The calculators, in the order in which a box comes about. */
export const calculators = [
  {
    id: 'box-blank',
    title: 'Box blank size',
    lead: 'Flat size, board and weight of a box from its inner size, FEFCO style and flute.',
  },
  {
    id: 'box-strength',
    title: 'Box strength and stacking',
    lead: 'Compression by McKee, what time and damp leave of it, and how many layers it carries.',
  },
  {
    id: 'pallet-fill',
    title: 'Pallet and container fill',
    lead: 'The fullest layer, drawn; boxes on the pallet and in the container.',
  },
  {
    id: 'board',
    title: 'Paper and board',
    lead: 'Grammage from the paper grades, ECT and burst in the units of each country.',
  },
  {
    id: 'film',
    title: 'Film and bags',
    lead: 'Meters on a roll, square meters in a kilogram, and the weight of a bag.',
  },
] as const;

/** A pallet of one’s own size, beside those that are listed. */
export const ownPallet = 'own';

export type CalculatorId = (typeof calculators)[number]['id'];

export const calculatorPath = (id: CalculatorId): string => `/calculators/${id}`;

export function calculatorNamed(id: CalculatorId) {
  const found = calculators.find((calculator) => calculator.id === id);
  if (!found) throw new Error(`There is no calculator ${id}.`);
  return found;
}
