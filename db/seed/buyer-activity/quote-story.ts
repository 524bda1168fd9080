import type { products } from '#features/catalog/products/server/tables.ts';
import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import { addDays, marketDay } from '#lib/calendar.ts';
import { convertMoney, type ExchangeRates } from '#lib/exchange.ts';

export const request = {
  productName: 'Printed shipping boxes, double wall, 450 × 350 × 300 mm',
  details:
    'Inside 450 × 350 × 300 mm, BC flute, ECT at least 8 kN/m, two colors outside. 5,000 for the launch, then 20,000 for the season. Delivery to San Francisco in eight weeks.',
};
const boxTitle = 'Printed shipping box, double wall, 450 × 350 × 300 mm';

/** The price of a box in paise, from which the suppliers of the story differ. */
const boxMinor = 7400;

/** The ways in which the suppliers of the story offer, by their distance from the buyer. */
export const offers: readonly StoryOffer[] = [
  {
    factor: 0.86,
    freight: 0.06,
    incoterm: 'FOB',
    place: 'Nhava Sheva',
    plates: 14_500,
    leadTimeDays: 16,
    specification: 'BC flute, ECT 8.4 kN/m, kraft outside, two-color flexo',
    message: 'Thank you for the drawing. We make this size every week. Here is our quote.',
  },
  {
    factor: 1.1,
    freight: 0.18,
    incoterm: 'DDP',
    place: 'San Francisco, CA',
    plates: 0,
    leadTimeDays: 24,
    specification: 'BC flute, ECT 8.0 kN/m, white outside, two-color flexo',
    message: 'We deliver duty paid to your door. Plates are included in the price.',
  },
  {
    factor: 0.97,
    freight: 0,
    incoterm: 'EXW',
    place: '',
    plates: 22_000,
    leadTimeDays: 12,
    specification: 'BC flute, ECT 8.2 kN/m, recycled kraft, two-color flexo',
    message:
      'We suggest a recycled kraft liner with the same ECT. The quote is ex works: your forwarder collects.',
  },
];

export interface StoryOffer {
  /** 1 is the price above. */
  factor: number;
  /** Share of the goods. */
  freight: number;
  incoterm: Offer['incoterm'];
  /** Empty for the supplier's own city. */
  place: string;
  /** In rupees. */
  plates: number;
  leadTimeDays: number;
  specification: string;
  message: string;
}

/** Returns the offer of a supplier of the story, in its currency. */
export function storyOffer(
  product: typeof products.$inferSelect,
  { story, city, sentAt, rates }: { story: StoryOffer; city: string; sentAt: Date; rates: ExchangeRates },
): Offer {
  const { factor, freight, incoterm, place, plates, leadTimeDays, specification } = story;
  const inCurrency = (paise: number): number =>
    convertMoney({ amountMinor: Math.round(paise), currency: 'INR' }, { to: product.currency, rates }) ??
    paise;
  return {
    lines: [
      {
        productId: product.id,
        title: boxTitle,
        specification,
        prices: [5000, 20_000].map((quantity, index) => {
          const unitPriceMinor = inCurrency(boxMinor * factor * (1 - index * 0.09));
          return {
            quantity,
            unitPriceMinor,
            freightMinor: Math.round(quantity * unitPriceMinor * freight),
            leadTimeDays: leadTimeDays + index * 6,
          };
        }),
        charges:
          plates > 0 ? [{ label: 'Printing plates, 2 colors', amountMinor: inCurrency(plates * 100) }] : [],
      },
    ],
    incoterm,
    place: place || city,
    paymentTerm: 'Partial Payment',
    validUntil: marketDay(addDays(sentAt, 30)),
    notes: '',
  };
}
