/** A checklist. Its ids must not change, because ticks are stored by them. */
export interface Checklist {
  id: string;
  title: string;
  lead: string;
  topic: 'board' | 'boxes' | 'transport' | 'plastics' | 'rules' | 'trade';
  points: readonly { id: string; text: string; why: string }[];
}

export const checklists: readonly Checklist[] = [
  {
    id: 'before-you-quote',
    title: 'Before you quote a box',
    lead: 'Eight answers without which a price is a guess.',
    topic: 'boxes',
    points: [
      {
        id: 'inner-size',
        text: 'Inner length, width and height in millimetres, in that order',
        why: 'Length is the longer side of the opening. Inner sizes are what the goods need; outer ones are what the pallet needs.',
      },
      {
        id: 'style',
        text: 'FEFCO code, or a sample to read it from',
        why: '“A box with a lid” is at least four codes with four blank sizes.',
      },
      {
        id: 'load',
        text: 'Gross weight of a filled box',
        why: 'Compression and the pallet’s limit are both worked out from it.',
      },
      {
        id: 'stack',
        text: 'Boxes in a stack, days in store, humidity',
        why: 'Thirty days at 80% leave 41% of the strength measured on the first dry day.',
      },
      {
        id: 'board',
        text: 'Flute and ECT or burst, never one as if it were the other',
        why: 'They are two ways to pass, and no table makes one into the other.',
      },
      {
        id: 'print',
        text: 'Colours, coverage and where the joint falls',
        why: 'Heavy print crushes flute; a logo over the joint never lines up.',
      },
      {
        id: 'quantity',
        text: 'Two quantities: the one needed and the one hoped for',
        why: 'The difference shows what setting up costs.',
      },
      {
        id: 'delivery',
        text: 'Incoterm with its place, and pallets that the buyer accepts',
        why: 'A term without a place is half a term.',
      },
    ],
  },
  {
    id: 'before-the-press',
    title: 'Before the press runs',
    lead: 'Ten minutes here are cheaper than a reprint.',
    topic: 'board',
    points: [
      {
        id: 'sample',
        text: 'Signed sample of this version at the machine',
        why: 'What is delivered will be compared with it.',
      },
      {
        id: 'drawing',
        text: 'Drawing and tool carry the same revision',
        why: 'The old die cuts the new artwork perfectly, in the wrong place.',
      },
      {
        id: 'caliper',
        text: 'Board thickness measured on three sheets',
        why: 'A tenth lost to the corrugator is strength lost on the pallet.',
      },
      {
        id: 'moisture',
        text: 'Moisture of the board read and written down',
        why: 'Board that cracks at the score was usually too dry.',
      },
      {
        id: 'barcode',
        text: 'Barcode scanned from a printed sheet',
        why: 'Bars along the flute print unevenly; across it they fill.',
      },
      {
        id: 'material-mark',
        text: 'Material code in the artwork: PAP 20 for corrugated',
        why: 'Numbers from Decision 97/129/EC; some countries ask for them.',
      },
      {
        id: 'joint',
        text: 'Glue lap torn by hand: fibre must tear, not glue',
        why: 'A joint that peels is a box that opens in the lorry.',
      },
    ],
  },
  {
    id: 'before-dispatch',
    title: 'Before a pallet leaves',
    lead: 'For the person with the stretch wrap in hand.',
    topic: 'transport',
    points: [
      {
        id: 'pattern',
        text: 'Pattern as on the pallet sheet, nothing over the edge',
        why: 'One inch of overhang leaves 68% of a box’s strength.',
      },
      {
        id: 'columns',
        text: 'Boxes stacked in columns unless the load must lock',
        why: 'Interlocked layers count half of the strength of aligned ones.',
      },
      {
        id: 'height',
        text: 'Height measured with the pallet',
        why: 'Carriers measure from the floor, and charge from there.',
      },
      {
        id: 'weight',
        text: 'Gross weight within the limit of this pallet',
        why: 'A EUR pallet carries 1,500 kg moving, a half pallet 500 kg.',
      },
      {
        id: 'wrap',
        text: 'Wrap holds the pallet’s deck, not only the boxes',
        why: 'A load that is not tied to its pallet is a load beside its pallet.',
      },
      {
        id: 'labels',
        text: 'A label on two adjacent sides, lower edge 400 to 800 mm high',
        why: 'The next person sees one side, seldom the one you chose.',
      },
      {
        id: 'ispm',
        text: 'Treatment mark on wooden pallets that cross a border',
        why: 'ISPM 15: without the mark a shipment can be sent back whole.',
      },
      {
        id: 'photo',
        text: 'Photographs of all four sides, with the label',
        why: 'The cheapest insurance there is.',
      },
    ],
  },
  {
    id: 'receiving',
    title: 'Receiving a delivery',
    lead: 'For your own material, and to hand to buyers.',
    topic: 'trade',
    points: [
      {
        id: 'count',
        text: 'Pallets and cartons counted before the paper is signed',
        why: 'After the signature it is your shortage.',
      },
      {
        id: 'damage',
        text: 'Damage written on the delivery note and photographed',
        why: 'Most carriers hear nothing that was not written down immediately.',
      },
      {
        id: 'labels',
        text: 'Article, revision and batch against the order',
        why: 'The right box of the old revision looks right.',
      },
      {
        id: 'sample',
        text: 'Five pieces from different pallets measured',
        why: 'Length, width, height, thickness: write the figures down, not “ok”.',
      },
      {
        id: 'fold',
        text: 'One piece folded and filled as in use',
        why: 'Scores, locks and fit show themselves in a minute.',
      },
      {
        id: 'papers',
        text: 'Certificates and declarations that the order names are there',
        why: 'For food contact they belong to the goods.',
      },
      { id: 'good', text: 'What was good is written down as well', why: 'The next order begins there.' },
    ],
  },
  {
    id: 'for-europe',
    title: 'Packaging that goes to Europe',
    lead: 'What Regulation (EU) 2025/40 will ask of what you make. Not legal advice.',
    topic: 'rules',
    points: [
      {
        id: 'metals',
        text: 'Lead, cadmium, mercury and chromium VI together at most 100 mg/kg',
        why: 'Of the whole packaging or any part of it.',
      },
      {
        id: 'pfas',
        text: 'Food contact: PFAS limits of 12 August 2026 confirmed in writing',
        why: '25 ppb for any one measured, 250 ppb for their sum, 50 ppm in all.',
      },
      {
        id: 'grade',
        text: 'Recyclability worked out: A from 95%, B from 80%, C from 70%',
        why: 'Below 70% is not allowed from 2030; C ends in 2038.',
      },
      {
        id: 'recycled',
        text: 'Recycled share of plastic parts known, from consumer waste',
        why: '2030 asks for 10 to 35%, depending on what it touches.',
      },
      {
        id: 'empty',
        text: 'Empty space worked out for grouped, transport and e-commerce packs',
        why: 'At most 50%; paper and air cushions count as empty.',
      },
      {
        id: 'declaration',
        text: 'Declaration of conformity with its technical file begun',
        why: 'General application is 12 August 2026.',
      },
    ],
  },
];

export const findChecklist = (id: string | undefined): Checklist | undefined =>
  checklists.find((checklist) => checklist.id === id);
