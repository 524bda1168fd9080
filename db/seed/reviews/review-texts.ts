/** A review of a supplier: ratings for quality, delivery and communication, what it says, and sometimes a reply. */
export interface SupplierStory {
  ratings: readonly [quality: number, onTime: number, communication: number];
  text: string;
  reply?: string;
  isAnonymous?: true;
}

/** Reviews of boxes of corrugated board, for the demo store. */
export const boxStories: readonly SupplierStory[] = [
  {
    ratings: [5, 5, 5],
    text: 'Second order of the 5-ply shipper. The crush test at our end gave 6.1 kN against 5.8 promised, and the bundles came strapped in 25 as agreed.',
    reply: 'Thank you. We keep the flute profile and board supplier on file for your repeat orders.',
  },
  {
    ratings: [5, 4, 5],
    text: 'Clean die cut, no dust in the slots. One of three pallets was a day late, but they called us before we noticed.',
  },
  {
    ratings: [4, 5, 4],
    text: 'Good boxes for the price. The brown shade differs a little between two lots. No problem for us, but check if you print light colors.',
    reply:
      'The liner came from two mills. We now note the mill on the pallet label so that lots can be kept apart.',
  },
  {
    ratings: [5, 5, 4],
    text: 'Our jars arrive without a single broken corner since we changed to these. The fit of the partition is exact.',
  },
  {
    ratings: [3, 2, 3],
    text: 'The boxes are fine, the delivery was not: nine days after the promised date, in the week before Diwali. Plan some buffer in October.',
    reply:
      'You are right, and we are sorry. Our corrugator was down for four days. Since then we hold two weeks of liner in stock.',
  },
  {
    ratings: [5, 5, 5],
    text: 'They suggested B flute in place of C and saved us 11% of the pallet height. Few box makers want to know what is inside.',
  },
  {
    ratings: [4, 4, 5],
    text: 'Print register within a millimeter on all 4,000 pieces. The red is slightly duller than the proof, which we accepted.',
  },
  { ratings: [5, 5, 5], text: '' },
  {
    ratings: [4, 3, 4],
    text: 'Moisture was 8.5% on arrival in July, a bit high but within what we agreed. Truck came without a tarpaulin on one side.',
    isAnonymous: true,
  },
  {
    ratings: [5, 4, 4],
    text: 'Stacked five high for six weeks in our cold store, no bulging. The packing list matched the pallets.',
  },
  {
    ratings: [2, 4, 3],
    text: 'About 300 of 2,000 boxes had glue on the outer flap and stuck together. They replaced them within a week, but it cost us a day of packing.',
    reply:
      'We replaced the lot and changed the glue pattern on this die. Thank you for the photos, they helped.',
  },
  {
    ratings: [5, 5, 5],
    text: 'Small order of 500, treated like a big one. Sample in three days, the goods in twelve.',
  },
  {
    ratings: [4, 5, 5],
    text: 'Folds square on the erecting machine at 14 boxes a minute. The first sample had a weak crease, the second one was right.',
  },
  {
    ratings: [5, 3, 5],
    text: 'Excellent board. The carrier needed three attempts to find our gate, which is not their fault.',
  },
  {
    ratings: [4, 4, 3],
    text: 'Answers came a day late at times, but what was promised was delivered. Invoice and HS code were correct for export.',
    isAnonymous: true,
  },
  {
    ratings: [5, 5, 4],
    text: 'The drop test with 12 kg of tea passed on all ten drops. We have moved our second size to them as well.',
  },
  {
    ratings: [3, 4, 4],
    text: 'Printed side has scuffs on the top boxes of every bundle. An extra sheet of paper between the layers would solve it.',
    reply: 'Done: your bundles now have a slip sheet on top, at no cost.',
  },
  {
    ratings: [5, 5, 5],
    text: 'Fourth year with them. Weight per box stays within 2%, which our automatic scale needs.',
  },
  {
    ratings: [4, 5, 4],
    text: 'Handles tear at 18 kg, we load 12, so there is margin. The hand holes are cut clean.',
  },
  {
    ratings: [5, 4, 5],
    text: 'They caught a mistake in our own drawing, inside and outside dimensions mixed up, before cutting the die.',
  },
  {
    ratings: [4, 4, 4],
    text: 'Solid work. The recycled liner smells a little on the first day, so air the boxes before you pack spices.',
  },
  {
    ratings: [5, 5, 5],
    text: 'Sea freight to Mombasa, 31 days, silica gel as agreed. Boxes opened flat and dry.',
  },
  {
    ratings: [1, 3, 2],
    text: 'Wrong flute: we ordered BC and received C. The refund took three weeks and four messages.',
    reply:
      'This was our mistake in the job card. The difference is refunded, and grades are now checked by a second person before slitting.',
  },
  {
    ratings: [5, 5, 4],
    text: 'Fair price for FSC board, and the certificate number was on the first invoice.',
  },
];

/** Reviews that wait for the other side. */
export const waitingStories: readonly SupplierStory[] = [
  { ratings: [5, 5, 4], text: 'Unpacked today: count and print are right.' },
  { ratings: [5, 4, 5], text: 'All boxes erected without a jam so far.' },
  { ratings: [4, 5, 4], text: 'Delivered a day early, one wet corner on the bottom layer.' },
];

/** Reviews of other kinds of packaging, by the type of the first product. */
export const otherStories: Record<'board' | 'rigid' | 'food' | 'film' | 'other', readonly SupplierStory[]> = {
  board: [
    {
      ratings: [5, 5, 5],
      text: 'Triple-wall crates that replaced wood for our pumps, 140 kg each, and no claim in four months.',
    },
    {
      ratings: [4, 4, 4],
      text: 'Folding cartons run well on the filler. The glue seam was 2 mm off on the first thousand.',
      reply: 'The folder was set again after your call. The next lot was checked every 500 pieces.',
    },
    {
      ratings: [5, 4, 5],
      text: 'The die-cut inserts hold six bottles tight, and the sleeves carry the barcode where our scanner reads it.',
    },
    {
      ratings: [3, 4, 3],
      text: 'Good board, but half of the bundles were not labeled with the size. Sorting took us a morning.',
      reply: 'Every bundle now has a label on two sides. Thank you for saying it plainly.',
    },
    {
      ratings: [5, 5, 5],
      text: 'Edge protectors cut to the millimeter and packed by length. Reordered the same week.',
      isAnonymous: true,
    },
  ],
  rigid: [
    {
      ratings: [5, 5, 5],
      text: 'The wrap has no bubbles and the corners are sharp. The magnets close with the right force after 200 openings.',
    },
    {
      ratings: [4, 4, 5],
      text: 'Foil stamping is even on 1,500 lids. Two boxes had a thumbprint under the lamination.',
      reply: 'Thank you for the note. We sent ten spare lids with your next order.',
    },
    {
      ratings: [5, 3, 4],
      text: 'Beautiful boxes, but count with three weeks, not two. Worth the wait for a gift set.',
    },
    {
      ratings: [3, 4, 4],
      text: 'The insert holds the bottle a little too loosely. We added tissue. The outside is as the sample was.',
      isAnonymous: true,
    },
    {
      ratings: [5, 5, 4],
      text: 'Same shade of navy as the batch of last year. Shipped flat with the trays nested, which halved our freight.',
    },
  ],
  food: [
    {
      ratings: [5, 5, 5],
      text: 'Migration test report came with the first lot. No leaks in our 24-hour oil test.',
    },
    {
      ratings: [4, 5, 4],
      text: 'Lids snap well at the counter. In the microwave they soften after three minutes, as the data sheet says.',
    },
    {
      ratings: [5, 4, 5],
      text: 'Seal strength of the pouches is steady: 38 to 41 N over 15 mm on 20 samples.',
      reply: 'We measure every reel at start and end, and are glad to see the same at your side.',
    },
    {
      ratings: [2, 4, 3],
      text: 'One carton in ten had crushed cups because the outer box was too thin. The cups themselves are good.',
      reply: 'The shipper is now 5-ply. We credited the damaged cups.',
    },
    {
      ratings: [4, 4, 4],
      text: 'Kraft pouches with a clear window, the zip closes on the first try. The tear notch could be deeper.',
    },
    {
      ratings: [5, 5, 5],
      text: 'Glass jars with even wall thickness, 3 of 4,800 broken after 900 km by road.',
    },
    {
      ratings: [4, 3, 4],
      text: 'The compostable trays hold curry for an hour without going soft. Delivery slipped by four days.',
      isAnonymous: true,
    },
  ],
  film: [
    {
      ratings: [5, 5, 4],
      text: 'Stretch film of 17 micron replaces our 23 micron one. Pallets of water arrive without a shift.',
    },
    {
      ratings: [4, 4, 5],
      text: 'Shrinks evenly at 160 °C, no dog ears on our trays. Cores are clean, so the reel runs without wobble.',
    },
    {
      ratings: [3, 5, 3],
      text: 'Roll length was 1.5% short on two of twelve reels. They credited it after I sent the counter readings.',
      reply: 'Corrected, and the meter counter of that slitter is recalibrated every month now.',
    },
    {
      ratings: [5, 4, 5],
      text: 'VCI bags kept our steel parts free of rust for eight months of storage by the sea.',
    },
    {
      ratings: [5, 5, 5],
      text: 'Clear film with 30% recycled content and no gels that I could see. The gauge varies less than 4%.',
    },
  ],
  other: [
    {
      ratings: [5, 5, 5],
      text: 'All drums came with UN marks, closing instructions and gaskets. Nothing to chase.',
    },
    {
      ratings: [4, 5, 4],
      text: 'Pumps dose 2 ml within the tolerance. A few nozzles turned during transport and had to be set right.',
    },
    {
      ratings: [5, 4, 4],
      text: 'The labels stay on frozen bags and come off the liner without breaks on our applicator.',
      reply: 'Good to hear. We keep the same adhesive for you.',
    },
    {
      ratings: [4, 4, 5],
      text: 'Pallets are heat treated and marked, all boards nailed flush. Moisture was 19%, at the upper end.',
    },
    {
      ratings: [3, 3, 4],
      text: 'Caps fit, but 40 of 5,000 had flash on the thread and leaked. The supplier sorted the rest at our warehouse.',
      reply: 'Thank you for your patience. The tool was repaired and the sorting was on us.',
    },
    {
      ratings: [5, 5, 5],
      text: 'Bottles, caps and cartons arrived on one pallet on the day that was promised. Counting took ten minutes.',
      isAnonymous: true,
    },
    {
      ratings: [5, 5, 4],
      text: 'The FIBC bags held 1,020 kg in our lift test. Spout and liner are sewn as drawn.',
    },
    {
      ratings: [4, 5, 5],
      text: 'Honest advice on the neck finish: they saw that our closure needs 28/410, not 28/400, before we paid for tooling.',
    },
  ],
};

/** Reviews of buyers: ratings for payment and clear requirements, and what they say. */
export const buyerStories: readonly { ratings: readonly [payment: number, clarity: number]; text: string }[] =
  [
    { ratings: [5, 5], text: 'Drawing with tolerances, advance on the same day, dock ready on arrival.' },
    {
      ratings: [5, 4],
      text: 'Pays as agreed. The artwork changed once after approval, but they accepted the new date.',
    },
    { ratings: [4, 5], text: 'Precise specification. The balance came six days after delivery.' },
    {
      ratings: [5, 5],
      text: 'A pleasure to work with: one contact, quick approvals, fair about a small deviation.',
    },
    { ratings: [3, 4], text: 'Clear about what they need. Two reminders were needed for the final payment.' },
    { ratings: [5, 3], text: 'Prompt payment. The quantity was changed twice before production.' },
  ];

/** Reviews of the demo customer. */
export const ownStories = {
  first: {
    ratings: [5, 4, 5],
    text: 'The mailers fold in one move and need no tape. Two bundles had soft corners from the strap, the rest was perfect.',
    reply: 'Thank you, Daniel. We have put edge protectors under the straps for your next order.',
  },
  second: {
    ratings: [4, 5, 4],
    text: 'Arrived two days early and counted right. We would like the pallet labels on two sides next time.',
  },
} as const satisfies Record<string, SupplierStory>;
