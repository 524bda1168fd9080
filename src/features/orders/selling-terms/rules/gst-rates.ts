/** How sure a rate is: read in a published list of the new rates, carried over from before them, or not known. */
type GstStanding = 'confirmed' | 'carried_over' | 'unknown';

type Rate = readonly [basisPoints: number, standing: 'confirmed' | 'carried_over'];
const reduced: Rate = [500, 'confirmed'];
const standardRead: Rate = [1800, 'confirmed'];
const standardKept: Rate = [1800, 'carried_over'];

/**
 * India's GST on packaging by HS heading, as in force since 22 September 2025 (56th meeting of the GST Council,
 * 3 September 2025; Notification 9/2025-Central Tax (Rate)). Confirmed are those that lists of the new rates name: for
 * paper that of M S Associates, for wood that of GST Vidhi, for sacks, plastics and glass that of Enterslice, all read
 * in November 2026. Carried over are headings at 18 % before, which the Council's lists of changes do not name. What
 * is neither stands not here: its supplier is asked. In hundredths of a per cent; the longest match counts.
 */
const gstRates = {
  asOf: '2025-09-22',
  standard: 1800,
  byHeading: {
    // Plastics.
    '3919': standardKept,
    '3920': standardKept,
    '3921': standardKept,
    '3923': standardRead,
    '392690': standardKept,
    // Wood, and what is made of it.
    '4405': reduced,
    '4415': reduced,
    '4416': reduced,
    // Paper and board. Boxes of 4819 50 and 4819 60 are judged differently, so they are not here.
    '4804': standardRead,
    '4805': standardRead,
    '480620': standardRead,
    '4808': standardKept,
    '4810': standardKept,
    '481730': reduced,
    '481910': reduced,
    '481920': reduced,
    '481930': reduced,
    '481940': reduced,
    '4821': standardKept,
    '482370': reduced,
    '482390': standardKept,
    // Sacks and bags of textile, for the packing of goods.
    '6305': reduced,
    // Glass.
    '7010': standardRead,
    // Metal.
    '7310': standardKept,
    '7607': standardKept,
    '7612': standardKept,
    '8309': standardKept,
  } as Readonly<Record<string, Rate>>,
};

/** What is known of the GST of an HS code. */
export function gstOf(hsCode: string | null): { basisPoints: number; standing: GstStanding } {
  for (const length of [8, 6, 4]) {
    const found = gstRates.byHeading[(hsCode ?? '').slice(0, length)];
    if (found) return { basisPoints: found[0], standing: found[1] };
  }
  return { basisPoints: gstRates.standard, standing: 'unknown' };
}

/** GST of an HS code; where none is known, the rate that the supplier gives, else the standard one. */
export function gstRateOf(hsCode: string | null, ownBasisPoints = 0): number {
  const { basisPoints, standing } = gstOf(hsCode);
  return standing === 'unknown' && ownBasisPoints > 0 ? ownBasisPoints : basisPoints;
}
