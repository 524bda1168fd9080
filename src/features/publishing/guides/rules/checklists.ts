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
    lead: 'Eight details you need for a reliable quote.',
    topic: 'boxes',
    points: [
      {
        id: 'inner-size',
        text: 'Inner length, width and height in millimeters, in that order',
        why: 'Length is the longer side of the opening. Use inner dimensions for the goods, outer dimensions for the pallet.',
      },
      {
        id: 'style',
        text: 'FEFCO code, or a sample to read it from',
        why: '“A box with a lid” could be at least four codes, each with a different blank size.',
      },
      {
        id: 'load',
        text: 'Gross weight of a filled box',
        why: 'Both compression strength and the pallet load depend on it.',
      },
      {
        id: 'stack',
        text: 'Boxes in a stack, days in store, humidity',
        why: 'After 30 days at 80% humidity, a box retains 41% of its initial strength.',
      },
      {
        id: 'board',
        text: 'Flute, and either ECT or burst strength',
        why: 'They are separate measures. One can’t be converted into the other.',
      },
      {
        id: 'print',
        text: 'Colors, coverage and position of the joint',
        why: 'Heavy print crushes flute; a logo over the joint never lines up.',
      },
      {
        id: 'quantity',
        text: 'Two quantities: the minimum and the target',
        why: 'The difference shows the setup cost.',
      },
      {
        id: 'delivery',
        text: 'Incoterm with its named place, and the pallets that the buyer accepts',
        why: 'An Incoterm is incomplete without a place.',
      },
    ],
  },
  {
    id: 'before-the-press',
    title: 'Before the press runs',
    lead: 'Ten minutes of checks can save a reprint.',
    topic: 'board',
    points: [
      {
        id: 'sample',
        text: 'Signed sample of this version at the machine',
        why: 'The delivery is compared with it.',
      },
      {
        id: 'drawing',
        text: 'Drawing and tool have the same revision',
        why: 'An old die cuts new artwork in the wrong place.',
      },
      {
        id: 'caliper',
        text: 'Board thickness measured on three sheets',
        why: 'Thickness lost in production reduces stacking strength.',
      },
      {
        id: 'moisture',
        text: 'Board moisture measured and recorded',
        why: 'Board that cracks at the score is usually too dry.',
      },
      {
        id: 'barcode',
        text: 'Barcode scanned from a printed sheet',
        why: 'Bars parallel to the flutes print unevenly; bars across them fill in.',
      },
      {
        id: 'material-mark',
        text: 'Material code in the artwork: PAP 20 for corrugated',
        why: 'Numbers from Decision 97/129/EC; some countries ask for them.',
      },
      {
        id: 'joint',
        text: 'Glue lap torn by hand: the fiber must tear, not the glue',
        why: 'If the joint peels, the box may open in transit.',
      },
    ],
  },
  {
    id: 'before-dispatch',
    title: 'Before a pallet leaves',
    lead: 'Checks before stretch wrapping and dispatch.',
    topic: 'transport',
    points: [
      {
        id: 'pattern',
        text: 'Pattern matches the pallet sheet, with no overhang',
        why: 'One inch of overhang reduces box strength to 68%.',
      },
      {
        id: 'columns',
        text: 'Boxes stacked in columns unless the load must lock',
        why: 'Interlocked layers have half the strength of aligned ones.',
      },
      {
        id: 'height',
        text: 'Height measured with the pallet',
        why: 'Carriers measure and charge from the floor.',
      },
      {
        id: 'weight',
        text: 'Gross weight within the limit of this pallet',
        why: 'A EUR pallet carries 1,500\u00a0kg in motion, a half pallet 500\u00a0kg.',
      },
      {
        id: 'wrap',
        text: 'Wrap includes the pallet deck, not only the boxes',
        why: 'A load that is not secured to its pallet can slide off.',
      },
      {
        id: 'labels',
        text: 'A label on two adjacent sides, lower edge 400 to 800\u00a0mm high',
        why: 'A label on only one side is easily hidden.',
      },
      {
        id: 'ispm',
        text: 'Treatment mark on wooden pallets that cross a border',
        why: 'ISPM 15: a shipment without the mark can be refused.',
      },
      {
        id: 'photo',
        text: 'Photographs of all four sides, with the label',
        why: 'Photos are your proof of condition.',
      },
    ],
  },
  {
    id: 'receiving',
    title: 'Receiving a delivery',
    lead: 'For incoming goods, and to share with buyers.',
    topic: 'trade',
    points: [
      {
        id: 'count',
        text: 'Pallets and cartons counted before the delivery note is signed',
        why: 'After you sign, you are responsible for any shortage.',
      },
      {
        id: 'damage',
        text: 'Damage written on the delivery note and photographed',
        why: 'Most carriers reject claims that were not recorded immediately.',
      },
      {
        id: 'labels',
        text: 'Article, revision and batch against the order',
        why: 'A box of an old revision can look correct.',
      },
      {
        id: 'sample',
        text: 'Five pieces from different pallets measured',
        why: 'Length, width, height, thickness. Write measurements, not “OK”.',
      },
      {
        id: 'fold',
        text: 'One piece folded and filled as in use',
        why: 'This takes a minute and tests scores, locks and fit.',
      },
      {
        id: 'papers',
        text: 'Certificates and declarations named in the order are present',
        why: 'They are mandatory for food contact.',
      },
      { id: 'good', text: 'Positive results recorded too', why: 'They help with the next order.' },
    ],
  },
  {
    id: 'for-europe',
    title: 'Packaging that goes to Europe',
    lead: 'What Regulation (EU) 2025/40 requires of your packaging. Not legal advice.',
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
        why: '25 ppb for each measured substance, 250 ppb for their sum, 50 ppm in total.',
      },
      {
        id: 'grade',
        text: 'Recyclability calculated: A from 95%, B from 80%, C from 70%',
        why: 'Below 70% is not allowed from 2030; C ends in 2038.',
      },
      {
        id: 'recycled',
        text: 'Post-consumer recycled content of plastic parts known',
        why: 'From 2030, 10 to 35% is required, depending on use.',
      },
      {
        id: 'empty',
        text: 'Empty space calculated for grouped, transport and e-commerce packaging',
        why: 'At most 50%; paper and air cushions count as empty.',
      },
      {
        id: 'declaration',
        text: 'Declaration of conformity and technical file started',
        why: 'The regulation applies from August 12, 2026.',
      },
    ],
  },
];

export const findChecklist = (id: string | undefined): Checklist | undefined =>
  checklists.find((checklist) => checklist.id === id);
