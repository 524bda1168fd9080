/** How certain a rate is: published in a list of the new rates, carried over from the old ones, or not known. */
type GstCertainty = 'confirmed' | 'carried_over' | 'unknown';

type Rate = readonly [basisPoints: number, certainty: 'confirmed' | 'carried_over'];
const reduced: Rate = [500, 'confirmed'];
const standard: Rate = [1800, 'confirmed'];
const standardCarriedOver: Rate = [1800, 'carried_over'];

/**
 * India's GST on packaging by HS heading, as in force since 22 September 2025 (56th meeting of the GST Council,
 * 3 September 2025; Notification 9/2025-Central Tax (Rate)). Confirmed are those that lists of the new rates name: for
 * paper that of M S Associates, for wood that of GST Vidhi, for sacks, plastics and glass that of Enterslice, all read
 * in November 2026. Carried over are headings that were at 18 % and are not in the Council's lists of changes. For all
 * others the supplier gives the rate. In basis points; the longest match counts.
 */
const gstRates = {
  asOf: '2025-09-22',
  standard: 1800,
  byHeading: {
    // Plastics.
    '3919': standardCarriedOver,
    '3920': standardCarriedOver,
    '3921': standardCarriedOver,
    '3923': standard,
    '392690': standardCarriedOver,
    // Wood.
    '4405': reduced,
    '4415': reduced,
    '4416': reduced,
    // Paper and board. Rates of 4819 50 and 4819 60 are disputed, so they are left out.
    '4804': standard,
    '4805': standard,
    '480620': standard,
    '4808': standardCarriedOver,
    '4810': standardCarriedOver,
    '481730': reduced,
    '481910': reduced,
    '481920': reduced,
    '481930': reduced,
    '481940': reduced,
    '4821': standardCarriedOver,
    '482370': reduced,
    '482390': standardCarriedOver,
    // Sacks and bags of textile, for the packing of goods.
    '6305': reduced,
    // Glass.
    '7010': standard,
    // Metal.
    '7310': standardCarriedOver,
    '7607': standardCarriedOver,
    '7612': standardCarriedOver,
    '8309': standardCarriedOver,
  } as Readonly<Record<string, Rate>>,
};

/** Returns the GST rate of an HS code, and how certain it is. */
export function gstOf(hsCode: string | null): { basisPoints: number; certainty: GstCertainty } {
  for (const length of [8, 6, 4]) {
    const rate = gstRates.byHeading[(hsCode ?? '').slice(0, length)];
    if (rate) return { basisPoints: rate[0], certainty: rate[1] };
  }
  return { basisPoints: gstRates.standard, certainty: 'unknown' };
}

/** Returns the GST rate of an HS code; if none is known, the supplier's own rate, or else the standard rate. */
export function gstRateOf(hsCode: string | null, ownBasisPoints = 0): number {
  const { basisPoints, certainty } = gstOf(hsCode);
  return certainty === 'unknown' && ownBasisPoints > 0 ? ownBasisPoints : basisPoints;
}
