interface Clause {
  id: string;
  title: string;
  /** Why the contract needs the clause. */
  reason: string;
  /** Text to copy, with placeholders in square brackets. */
  text: string;
}

/** The clauses of a good packaging contract, in the order of the work. */
export const contractClauses: readonly Clause[] = [
  {
    id: 'parties',
    title: 'Parties and contacts',
    reason: 'Registered names, and one authorized contact on each side.',
    text: 'This contract is between [buyer, registered name, address, registration number] and [supplier, registered name, address, registration number]. [Name] decides for the buyer and [name] for the supplier; either side gives notice of a change in writing.',
  },
  {
    id: 'goods',
    title: 'Goods and specification',
    reason: 'A drawing and a signed sample prevent most disputes.',
    text: 'The supplier makes [product] according to drawing [number and date] and the sample signed by both sides on [date]. Material: [grade, weight or thickness]. Inside dimensions: [length × width × height] mm, tolerance ± [2] mm. Print: [colors, references]. If drawing and sample differ, the drawing prevails.',
  },
  {
    id: 'quantity',
    title: 'Quantity and tolerance',
    reason:
      'Converters rarely deliver the exact quantity. Define the accepted tolerance, and pay only for accepted pieces.',
    text: 'Order quantity: [number] pieces. The supplier may deliver up to [5]% more or less. The buyer pays for what was delivered and accepted.',
  },
  {
    id: 'tooling',
    title: 'Tools, plates and artwork',
    reason:
      'If you pay for tools, define who owns them, who stores them, and what happens to them at the end.',
    text: 'Tools and plates paid for by the buyer belong to the buyer. The supplier stores and maintains them free of charge, uses them for the buyer only, and hands them over within [14] days on request. Artwork stays the property of the buyer.',
  },
  {
    id: 'price',
    title: 'Price and price changes',
    reason: 'Board and resin prices change. Link the price to a public index, or fix it for a period.',
    text: 'Price: [currency and amount] per [1,000] pieces, without tax, [Incoterm and place]. The price is fixed until [date]. After that, [60]% of it (material) is adjusted to [index] once a quarter if the index has changed by more than [5]%.',
  },
  {
    id: 'payment',
    title: 'Payment',
    reason: 'When, how, and to which account. Changed account details are a common sign of fraud.',
    text: '[30]% with the order, [70]% when the goods are ready, within [7] days, to account [number, bank, name]. A change of account is valid only after the buyer has confirmed it by phone on the number above.',
  },
  {
    id: 'delivery',
    title: 'Delivery and delay',
    reason: 'A date, a delivery term, and the cost of delays.',
    text: 'Ready on [date], delivered [Incoterms 2020 term and place]. The lead time starts when artwork is approved and the first payment has arrived. For each full week of delay caused by the supplier, the price is reduced by [1]%, up to [5]%. After [30] days, the buyer may withdraw.',
  },
  {
    id: 'packing',
    title: 'Packing and storage',
    reason: 'Packaging is damaged more often on pallets than on machines.',
    text: '[Number] pieces per bundle, [number] per pallet of [size], up to [height] mm high, wrapped and labeled with article, quantity, batch and date. Stored dry between [10] and [30] °C before dispatch.',
  },
  {
    id: 'quality',
    title: 'Inspection and acceptance',
    reason: 'A sampling plan makes acceptance objective.',
    text: 'The buyer inspects according to ISO 2859-1, level II: critical defects none, major AQL [1.0], minor AQL [2.5]. The list of defects is annexed. Visible defects are reported within [10] days of arrival, hidden ones within [10] days of being found and at most [6] months after delivery. The supplier replaces or credits rejected goods within [14] days.',
  },
  {
    id: 'compliance',
    title: 'Compliance and changes',
    reason:
      'You are responsible for what touches your product. The supplier must not change it without notice.',
    text: 'The goods comply with [EU 10/2011, FDA 21 CFR, FSSAI, or others]. The supplier provides declarations of compliance and test reports with the first delivery and every year. Material, site or process may change only with the buyer’s written consent. Batches remain traceable for [5] years.',
  },
  {
    id: 'cancelling',
    title: 'Cancellation',
    reason: 'Define what is owed if one side cancels.',
    text: 'Either side may cancel in writing until dispatch. If the buyer cancels after production has begun, it pays for documented work and material that cannot be used elsewhere, and receives them. If the supplier cancels, it refunds all payments within [7] days.',
  },
  {
    id: 'law',
    title: 'Liability, law and disputes',
    reason: 'Where disputes are settled.',
    text: 'Each side is liable without limit for intent and gross negligence, and otherwise up to [the value of the order]. The law of [country] applies. The parties first negotiate for [30] days. After that, [court or arbitration, place] decides.',
  },
];
