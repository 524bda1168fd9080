/** The calculators, in the order in which a box comes about. */
export const calculators = [
  {
    id: 'box-blank',
    title: 'Box blank size',
    lead: 'Blank size, board area and weight from inner dimensions, FEFCO style and flute.',
  },
  {
    id: 'box-strength',
    title: 'Box strength and stacking',
    lead: 'McKee compression strength, the effect of time and humidity, and the number of layers.',
  },
  {
    id: 'pallet-fill',
    title: 'Pallet and container fill',
    lead: 'The best layer pattern, and boxes per pallet and container.',
  },
  {
    id: 'board',
    title: 'Paper and board',
    lead: 'Grammage from paper grades, and ECT and burst in different units.',
  },
  {
    id: 'film',
    title: 'Film and bags',
    lead: 'Meters per roll, square meters per kilogram, and bag weight.',
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
