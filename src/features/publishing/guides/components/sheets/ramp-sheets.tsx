import { inchAsMm, neckFinishes, neckSources } from '#features/packaging/engineering/rules/necks.ts';
import { Cluster, Grid, Split, Stack } from '#ui/layout/layout.tsx';
import { HandlingMarks } from '#ui/marks/handling-marks.tsx';
import styles from './ramp-sheets.module.css';
import { describeHosts, SheetFrame, SheetTable } from './sheet-frame.tsx';

const onLabel: readonly (readonly [string, string])[] = [
  [
    'Ship to',
    'Company, street, place, postal code, country in capitals. The person and telephone number last.',
  ],
  ['From', 'Your store, so that a lost pallet comes home.'],
  ['Order', 'The buyer’s purchase order number first, ours below it.'],
  ['Article', 'The buyer’s article number, name, revision.'],
  ['Quantity', 'Pieces in this unit, and “2 of 5” of the delivery.'],
  ['Weight', 'Gross and net in kg, with the pallet.'],
  ['Batch', 'Batch or date of making: it is what a complaint asks for.'],
];

const onUnit: readonly (readonly [string, string])[] = [
  [
    'Where',
    'On two adjacent sides of a pallet, lower edge 400 to 800 mm above the floor; on a carton the long side.',
  ],
  ['Edge', 'At least 50 mm from any corner, never over a seam, strap or tape.'],
  ['Under the wrap', 'On top of the last turn of film. A label behind stretch film does not scan.'],
  ['Bars', 'Upright like a fence, black on white, with a quiet margin at both ends.'],
  ['Old labels', 'Covered or gone. Two addresses are none.'],
];

export function LabelSheet() {
  return (
    <SheetFrame
      title="Dispatch labels"
      lead="What the label says, where it sits, and the marks beside it."
      foot="Sizes are good practice of the trade; a buyer’s own labelling instructions go before this sheet. Handling marks after ISO 780. Labels and packing lists with these lines are printed from each order."
    >
      <Split gap={5} rowGap={3} columns="1fr auto" className={styles.label} aria-hidden="true">
        <Stack gap={0} className={styles.to}>
          <small>Ship to</small>
          <b>Harbour Foods Pvt Ltd</b>
          <span>Plot 14, MIDC Phase II</span>
          <span>Pune 411019</span>
          <b>INDIA</b>
        </Stack>
        <Stack gap={3} justify="end" className={styles.marks}>
          <HandlingMarks />
          <span>2 of 5</span>
        </Stack>
        <Cluster rowGap={1} align="stretch" className={styles.lines}>
          <span>
            <small>PO</small> HF-2291
          </span>
          <span>
            <small>Article</small> BX-0201-300 rev C
          </span>
          <span>
            <small>Pieces</small> 480
          </span>
          <span>
            <small>Gross</small> 212 kg
          </span>
        </Cluster>
        <div className={styles.bars} />
      </Split>
      <SheetTable caption="What it says" head={['Line', 'Rule']} rows={onLabel} />
      <SheetTable caption="Where it sits" head={['Point', 'Rule']} rows={onUnit} />
    </SheetFrame>
  );
}

const headLines = [
  'Supplier',
  'Order no.',
  'Delivery note',
  'Date and time',
  'Carrier, vehicle',
  'Received by',
];
const checks = [
  'Pallets: ordered / received',
  'Cartons: ordered / received',
  'Wrap and straps whole',
  'Dry, clean, no smell',
  'Article and revision as ordered',
  'Batch noted',
  'Documents and certificates there',
  'One piece folded and filled',
];

export function ReceivingSheet() {
  return (
    <SheetFrame
      title="Receiving inspection"
      lead="Fill in before the delivery note is signed. Figures, not “ok”."
      foot="Keep with the delivery note. Damage is written on the carrier’s copy too, and photographed before anything is moved."
    >
      <Grid as="dl" gap={5} rowGap={4} min={240} fit className={styles.form}>
        {headLines.map((line) => (
          <div key={line}>
            <dt>{line}</dt>
            <dd />
          </div>
        ))}
      </Grid>
      <Stack gap={5} className={styles.blanks}>
        <SheetTable
          caption="At a glance"
          head={['Check', 'Good', 'Not', 'Note']}
          rows={checks.map((check) => [check, <Box key="good" />, <Box key="not" />, ''])}
        />
        <SheetTable
          caption="Five pieces from different pallets"
          head={['Piece', 'Length', 'Width', 'Height', 'Thickness', 'Weight', 'Moisture']}
          rows={[1, 2, 3, 4, 5].map((piece) => [piece, '', '', '', '', '', ''])}
        />
        <SheetTable
          caption="Decision"
          head={['', '', '']}
          rows={[
            ['Accept', <Box key="accept" />, 'Name, signature'],
            ['Accept with remark', <Box key="remark" />, ''],
            ['Refuse', <Box key="refuse" />, ''],
          ]}
        />
      </Stack>
    </SheetFrame>
  );
}

const Box = () => <span className={styles.box} />;

export function NeckSheet() {
  const mm = (inches: number | null): string => (inches === null ? '–' : inchAsMm(inches).toFixed(2));
  return (
    <SheetFrame
      title="Neck finishes"
      lead="Continuous thread, in millimetres. T outside of the thread, E its root, H rim to shoulder, I smallest bore."
      foot={`Converted from inches and rounded to 0.01 mm. Turns of thread: 400 one, 410 one and a half, 415 and 425 two. High confidence. Sources: ${describeHosts(neckSources)}.`}
    >
      <SheetTable
        caption="Ten sizes"
        head={['Size', 'T', 'E', 'H 400 max', 'H 410 max', 'H 415', 'I min', 'Threads per inch']}
        rows={neckFinishes.map((row) => [
          row.sizeMm,
          `${mm(row.tMin)}–${mm(row.tMax)}`,
          `${mm(row.eMin)}–${mm(row.eMax)}`,
          mm(row.h400Max),
          mm(row.h410Max),
          row.h415Min === null ? '–' : `${mm(row.h415Min)}–${mm(row.h415Max)}`,
          mm(row.iMin),
          row.threadsPerInch,
        ])}
      />
    </SheetFrame>
  );
}
