import type { Offer } from '#features/sourcing/quotes/contract/offer.ts';
import type { RequestContent } from '#features/sourcing/requests/contract/request-form.ts';
import { addDays, toDateString } from '#lib/calendar.ts';

interface Size {
  lines: number;
  quantities: number;
  today: Date;
}

const times = (count: number): number[] => [...Array(count).keys()];
/** Returns the quantity of a step: each is twice the one before. */
export const quantityAt = (index: number): number => 1000 * 2 ** index;

/** Returns the content of a request of this size. */
export const contentOf = ({ lines, quantities, today }: Size): RequestContent => ({
  title: 'Printed mailer boxes',
  lines: times(lines).map((index) => ({
    title: `Mailer box ${index + 1}`,
    specification: {
      kind: 'corrugated',
      style: '0427',
      lengthMm: 200 + 10 * index,
      widthMm: 150,
      heightMm: 80,
      flute: 'E',
      printColors: 2,
    },
    quantities: times(quantities).map(quantityAt),
    unit: 'piece',
    notes: '',
  })),
  fileIds: [],
  wantsSamples: false,
  places: [{ country: 'US', city: 'Portland', postalCode: '97201' }],
  currency: 'USD',
  deadline: toDateString(addDays(today, 20)),
  sealed: false,
});

/** Returns an offer for all of it. */
export const offerOf = ({
  lines,
  quantities,
  today,
  productId,
  dearer,
}: Size & { productId: string; dearer: number }): Offer => ({
  lines: times(lines).map((index) => ({
    requestLine: index,
    productId,
    title: `Mailer box ${index + 1}`,
    specification: '',
    prices: times(quantities).map((step) => ({
      quantity: quantityAt(step),
      unitPriceMinor: 90 + dearer - 4 * step,
      freightMinor: 12_000,
      leadTimeDays: 14 + step,
    })),
    charges: [{ label: 'Printing plates', amountMinor: 24_000 }],
  })),
  incoterm: 'FOB',
  place: 'Hamburg',
  paymentTerm: 'Credit Payment',
  validUntil: toDateString(addDays(today, 40)),
  notes: '',
});
