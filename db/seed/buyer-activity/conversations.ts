/** The facts about a product that a question and its answer may use. */
interface ProductTerms {
  title: string;
  unit: string;
  moq: number;
  leadTimeDays: number;
  samplePriceMinor: number | null;
  customizable: boolean;
  ecoFriendly: boolean;
  orderMultiple: number;
  hsCode: string | null;
}

interface Exchange {
  question: string;
  answer: (product: ProductTerms) => string;
  fits: (product: ProductTerms) => boolean;
}

const always = (): boolean => true;
const count = (quantity: number, unit: string): string =>
  `${quantity.toLocaleString('en-US')} ${unit === 'kg' || quantity === 1 ? unit : `${unit}s`}`;
const days = (number: number): string => (number === 1 ? 'one day' : `${number} days`);

/** Asked by buyers who weigh an order, answered as a maker would, from the product's own terms. */
export const exchanges: readonly Exchange[] = [
  {
    question: 'Can I get a sample before I order? I would like to test it on our packing line first.',
    fits: ({ samplePriceMinor }) => samplePriceMinor !== null,
    answer: ({ samplePriceMinor }) =>
      samplePriceMinor === 0
        ? 'Yes, samples are free; you only pay for shipping. Select Sample next to the order button and tell us what you want to test.'
        : 'Yes. Order a sample from this page, and we will deduct its price from your first order of the product.',
  },
  {
    question: 'Is the lead time the same for a repeat order with unchanged artwork?',
    fits: ({ customizable, leadTimeDays }) => customizable && leadTimeDays > 3,
    answer: ({ leadTimeDays }) =>
      `Usually shorter. ${days(leadTimeDays)} is for a first order, including plate making. On reorders we reuse the plates, which saves two to three days.`,
  },
  {
    question: 'Can I combine two designs in one order to reach the minimum?',
    fits: ({ customizable }) => customizable,
    answer: ({ moq, unit }) =>
      `Two designs of the same size and material are fine as long as each is at least half of ${count(moq, unit)}. Each design needs its own plates, so setup is charged twice.`,
  },
  {
    question: 'How is it packed for shipping, and is it palletized?',
    fits: always,
    answer: ({ orderMultiple, unit }) =>
      orderMultiple > 1
        ? `In packs of ${count(orderMultiple, unit)}, strapped and stretch-wrapped on a pallet. Smaller orders ship by courier without a pallet.`
        : 'Strapped and stretch-wrapped on a pallet with corner boards. Smaller orders ship by courier in an extra outer carton.',
  },
  {
    question: 'What are the dimensional tolerances?',
    fits: always,
    answer: () =>
      'Plus or minus two millimeters on inside dimensions. We check five pieces in every thousand. Let us know before you order if your machine needs tighter tolerances.',
  },
  {
    question: 'Which HS code do you put on the invoice?',
    fits: ({ hsCode }) => hsCode !== null,
    answer: ({ hsCode }) =>
      `${hsCode}. Your customs broker has the final say in your country. If they use a different code, we will print it on the invoice.`,
  },
  {
    question: 'How should we store it, and what is the shelf life?',
    fits: always,
    answer: () =>
      'Store it dry, off the floor and out of direct sunlight, at 10 to 35 °C. Shelf life is twelve months. Use the oldest pallets first.',
  },
  {
    question: 'Can you document the environmental claim? Our customer requires certificates.',
    fits: ({ ecoFriendly }) => ecoFriendly,
    answer: () =>
      'Yes. The certificates are on our store page with their numbers, so you can verify them with the issuer. We provide a declaration for your order on request.',
  },
  {
    question: 'Does the price include tax and delivery?',
    fits: always,
    answer: () => 'No. Tax and delivery are added at checkout, where you see the total before you order.',
  },
  {
    question: 'Could you do a smaller first run? We are launching in one city only.',
    fits: ({ moq }) => moq >= 500,
    answer: ({ moq, unit }) =>
      `Below ${count(moq, unit)} setup costs more than the goods. If an unprinted stock version works for the launch, send us an inquiry and we will check what we have in stock.`,
  },
];

/** Questions that nobody has answered yet. */
export const openQuestions: readonly string[] = [
  'Can the outside be water-repellent? The boxes are on a wet loading dock for up to an hour.',
  'Could you hold three months of stock for us and deliver weekly?',
  'Is there a version with a tear strip? Our customers open the packs by hand.',
];
