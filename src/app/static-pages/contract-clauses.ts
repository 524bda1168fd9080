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
    reason: 'Names as they are registered, and one person on each side who may decide.',
    text: 'This contract is between [buyer, registered name, address, registration number] and [supplier, registered name, address, registration number]. [Name] decides for the buyer and [name] for the supplier; either side gives notice of a change in writing.',
  },
  {
    id: 'goods',
    title: 'Goods and specification',
    reason: 'The drawing and the signed sample settle more quarrels than any clause.',
    text: 'The supplier makes [product] after drawing [number and date] and the sample signed by both sides on [date]. Material: [grade, weight or thickness]. Inside dimensions: [length × width × height] mm, tolerance ± [2] mm. Print: [colours, references]. Where drawing and sample differ, the drawing holds.',
  },
  {
    id: 'quantity',
    title: 'Quantity and tolerance',
    reason:
      'Converters rarely hit the number exactly. Say what is still accepted, and that only accepted pieces are paid.',
    text: 'Order quantity: [number] pieces. The supplier may deliver up to [5] per cent more or less; the buyer pays what was delivered and accepted.',
  },
  {
    id: 'tooling',
    title: 'Tools, plates and artwork',
    reason: 'You paid for the tool: say who owns it, who keeps it, and what happens to it in the end.',
    text: 'Tools and plates that the buyer has paid for belong to the buyer. The supplier keeps and maintains them without charge, uses them for the buyer alone, and hands them over within [14] days on request. Artwork stays the property of the buyer.',
  },
  {
    id: 'price',
    title: 'Price and changes of price',
    reason: 'Board and resin move. Tie the price to a public index, or fix it for a time.',
    text: 'Price: [currency and amount] per [1,000] pieces, without tax, [Incoterm and place]. The price holds until [date]. Afterwards it follows [index] for the part of [60] per cent that is material, once a quarter, when the index has moved by more than [5] per cent.',
  },
  {
    id: 'payment',
    title: 'Payment',
    reason: 'When, how, and to which account. Fraud begins with a changed account.',
    text: '[30] per cent with the order, [70] per cent when the goods are ready, within [7] days, to account [number, bank, name]. A change of account counts only when the buyer has confirmed it by telephone on the number above.',
  },
  {
    id: 'delivery',
    title: 'Delivery and delay',
    reason: 'A date, a delivery term, and what a late day costs.',
    text: 'Ready on [date], delivered [Incoterms 2020 term and place]. The lead time begins when artwork is approved and the first payment has arrived. For each full week of delay that the supplier answers for, the price falls by [1] per cent, at most [5]. After [30] days the buyer may withdraw.',
  },
  {
    id: 'packing',
    title: 'Packing and storage',
    reason: 'Packs are ruined on pallets more often than on machines.',
    text: '[Number] pieces to a bundle, [number] to a pallet of [size], at most [height] mm high, wrapped and marked with article, quantity, batch and date. Stored dry between [10] and [30] °C before dispatch.',
  },
  {
    id: 'quality',
    title: 'Inspection and acceptance',
    reason: 'A sampling plan turns an argument into a count.',
    text: 'The buyer inspects after ISO 2859-1, level II: critical defects none, major AQL [1.0], minor AQL [2.5]. The list of defects is annexed. Visible defects are reported within [10] days of arrival, hidden ones within [10] days of being found and at most [6] months after delivery. The supplier replaces or credits rejected goods within [14] days.',
  },
  {
    id: 'compliance',
    title: 'Compliance and changes',
    reason: 'You answer for what touches your product. The supplier must not change it quietly.',
    text: 'The goods follow [EU 10/2011, FDA 21 CFR, FSSAI, or others]. The supplier hands over declarations of compliance and test reports with the first delivery and each year. Material, site or process are changed only after the buyer has agreed in writing. Batches can be traced for [5] years.',
  },
  {
    id: 'cancelling',
    title: 'Cancelling',
    reason: 'Say what is owed when one side stops, before anybody wants to.',
    text: 'Either side may cancel in writing until dispatch. If the buyer cancels after production has begun, it pays for the work and material that cannot be used otherwise, with proof, and gets them. If the supplier cancels, it returns everything paid within [7] days.',
  },
  {
    id: 'law',
    title: 'Liability, law and disputes',
    reason: 'Where you would meet if it came to the worst.',
    text: 'Each side is liable for intent and gross negligence without limit, otherwise up to [the value of the order]. The law of [country] applies. The parties first talk for [30] days; after that [court or arbitration, place] decides.',
  },
];
