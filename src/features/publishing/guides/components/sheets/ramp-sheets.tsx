import { inchAsMm, neckFinishes, neckSources } from '#features/packaging/engineering/rules/necks.ts';
import { Cluster, Grid, Split, Stack } from '#ui/layout/layout.tsx';
import { HandlingMarks } from '#ui/marks/handling-marks.tsx';
import styles from './ramp-sheets.module.css';
import { describeHosts, SheetFrame, SheetTable } from './sheet-frame.tsx';

const onLabel: readonly (readonly [string, string])[] = [
  ['Ship to', 'Company, street, city, postal code, country in capitals. Contact and phone number last.'],
  ['From', 'Your company, so that lost pallets can be returned.'],
  ['Order', 'The buyer’s purchase order number first, ours below it.'],
  ['Article', 'The buyer’s article number, name, revision.'],
  ['Quantity', 'Pieces in this unit, and “2 of 5” of the delivery.'],
  ['Weight', 'Gross and net in kg, with the pallet.'],
  ['Batch', 'Batch or production date, needed for complaints.'],
];

const onUnit: readonly (readonly [string, string])[] = [
  [
    'Where',
    'On two adjacent sides of a pallet, lower edge 400 to 800\u00a0mm above the floor; on a carton the long side.',
  ],
  ['Edge', 'At least 50\u00a0mm from any corner, never over a seam, strap or tape.'],
  ['Under the wrap', 'On top of the last layer of film. Labels behind stretch film do not scan.'],
  ['Bars', 'Upright like a fence, black on white, with a quiet zone at both ends.'],
  ['Old labels', 'Remove or cover them. Leave only one address.'],
];

export function LabelSheet() {
  return (
    <SheetFrame
      title="Dispatch labels"
      lead="Label content, position and handling marks."
      foot="Sizes follow common practice. The buyer’s labeling instructions take precedence. Handling marks follow ISO 780. You can print labels and packing lists from each order."
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
            <small>Gross</small> 212&nbsp;kg
          </span>
        </Cluster>
        <div className={styles.bars} />
      </Split>
      <SheetTable caption="Content" head={['Line', 'Rule']} rows={onLabel} />
      <SheetTable caption="Position" head={['Point', 'Rule']} rows={onUnit} />
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
  'Wrap and straps intact',
  'Dry, clean, no smell',
  'Article and revision as ordered',
  'Batch noted',
  'Documents and certificates present',
  'One piece folded and filled',
];

export function ReceivingSheet() {
  return (
    <SheetFrame
      title="Receiving inspection"
      lead="Complete before signing the delivery note. Write measurements, not “OK”."
      foot="Keep with the delivery note. Record damage on the carrier’s copy too, and photograph it before moving anything."
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
      lead="Continuous thread, in millimeters. T: thread diameter, E: root diameter, H: rim to shoulder, I: minimum bore."
      foot={`Converted from inches and rounded to 0.01\u00a0mm. Turns of thread: 400 one, 410 one and a half, 415 and 425 two. High confidence. Sources: ${describeHosts(neckSources)}.`}
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
