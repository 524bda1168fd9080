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
    question: 'Can I get a sample before I order? I want to try it on our packing line first.',
    fits: ({ samplePriceMinor }) => samplePriceMinor !== null,
    answer: ({ samplePriceMinor }) =>
      samplePriceMinor === 0
        ? 'Yes, samples are free; you pay the courier. Choose Sample beside the order button and say what you want to try.'
        : 'Yes. Order a sample from this page. We take its price off your first order of the same product.',
  },
  {
    question: 'Is the lead time the same for a repeat order with unchanged artwork?',
    fits: ({ customizable, leadTimeDays }) => customizable && leadTimeDays > 3,
    answer: ({ leadTimeDays }) =>
      `Usually shorter. ${days(leadTimeDays)} is for a first order with plates to make; with the plates on the shelf we save two to three days.`,
  },
  {
    question: 'May I mix two designs in one order to reach the minimum?',
    fits: ({ customizable }) => customizable,
    answer: ({ moq, unit }) =>
      `Two designs of the same size and material are fine as long as each is at least half of ${count(moq, unit)}. Each design has its own plates, so the set-up is charged twice.`,
  },
  {
    question: 'How is it packed for transport, and does it come on pallets?',
    fits: always,
    answer: ({ orderMultiple, unit }) =>
      orderMultiple > 1
        ? `In packs of ${count(orderMultiple, unit)}, strapped and stretch-wrapped on a pallet. Smaller orders go loose by courier.`
        : 'Strapped and stretch-wrapped on a pallet with a corner board on each edge. Smaller orders go by courier, packed twice.',
  },
  {
    question: 'What tolerance do you hold on the sizes?',
    fits: always,
    answer: () =>
      'Two millimetres either way on the inside measurements, checked on five pieces of every thousand. Tell us before the order if your machine needs less.',
  },
  {
    question: 'Which HS code do you put on the invoice?',
    fits: ({ hsCode }) => hsCode !== null,
    answer: ({ hsCode }) =>
      `${hsCode}. Your broker has the last word where you import; we print the code you name if it differs.`,
  },
  {
    question: 'How should we store it, and for how long does it keep?',
    fits: always,
    answer: () =>
      'Dry, off the floor and out of the sun, between 10 and 35 degrees. Kept like that it is good for twelve months; use the oldest pallet first.',
  },
  {
    question: 'Do you have proof for the environmental claim? Our customer asks for papers.',
    fits: ({ ecoFriendly }) => ecoFriendly,
    answer: () =>
      'Yes. The certificates are on our store page with their numbers, so anybody can look them up at the issuer. We add a declaration for your order on request.',
  },
  {
    question: 'Is the price with or without tax and delivery?',
    fits: always,
    answer: () =>
      'Without both. Tax and delivery to your place are added at checkout, where you see the whole sum before you order.',
  },
  {
    question: 'Could you make a smaller first run? We only launch in one city.',
    fits: ({ moq }) => moq >= 500,
    answer: ({ moq, unit }) =>
      `Below ${count(moq, unit)} the set-up costs more than the goods. If stock of a plain version will do for the launch, send us an inquiry and we look at what is on the shelf.`,
  },
];

/** Questions that nobody has answered yet. */
export const openQuestions: readonly string[] = [
  'Can the outside be water-repellent? It stands on a wet loading dock for an hour.',
  'Would you keep three months of stock for us and deliver every week?',
  'Is there a version with a tear strip? Our customers open it by hand.',
];
