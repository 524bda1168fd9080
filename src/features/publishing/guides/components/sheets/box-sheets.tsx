import { BlankDrawing } from '#features/packaging/calculators/components/blank-drawing.tsx';
import { allowancesFor } from '#features/packaging/engineering/rules/allowances.ts';
import { fefcoStyles } from '#features/packaging/engineering/rules/fefco-styles.ts';
import {
  factorConfidence,
  factorSources,
  handlingFactors,
  humidityFactors,
  patternFactors,
  quickFactors,
  timeFactors,
} from '#features/packaging/engineering/rules/strength-tables.ts';
import { confidenceLabels } from '../../rules/topics.ts';
import styles from './box-sheets.module.css';
import { describeHosts, SheetFrame, SheetTable } from './sheet-frame.tsx';

/** Dimensions of the box that all styles are drawn for. */
const sampleBox = { lengthMm: 300, widthMm: 200, heightMm: 120, thicknessMm: 3 };

export function StyleSheet() {
  const allowances = allowancesFor({ model: 'flute', flute: 'B', thicknessMm: sampleBox.thicknessMm });
  return (
    <SheetFrame
      title="FEFCO styles"
      lead="Blanks for a 300&nbsp;×&nbsp;200&nbsp;×&nbsp;120&nbsp;mm box in B flute, each to scale. Solid lines are cut, dashed lines are creased."
      foot="L is the longer side of the opening, B the shorter, H from opening to base; inner sizes; t is the thickness. Locks and corners are simplified; check with your die maker. Confidence is stated for each code. Low and medium values are derived from geometry or a single source."
    >
      <ul className={styles.styles}>
        {fefcoStyles.map((style) => {
          const parts = style.parts({
            ...sampleBox,
            allowances,
            flapMm: style.flap?.mm ?? 0,
            lidMm: sampleBox.heightMm,
            clearanceMm: 3,
          });
          return (
            <li key={style.code} className={styles.style}>
              <div className={styles.drawing}>
                {parts.slice(0, 1).map((part) => (
                  <BlankDrawing key={part.name} part={part} label={`Blank of ${style.code}`} />
                ))}
              </div>
              <div className={styles.words}>
                <h3>
                  {style.code} <span>{confidenceLabels[style.confidence].label}</span>
                </h3>
                <p className={styles.name}>{style.name}</p>
                <p>
                  {style.length} <span aria-hidden>×</span>
                  <span className="sr-only">by</span> {style.width}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </SheetFrame>
  );
}

const percent = (factor: number): string => `${Math.round(factor * 100)} %`;

export function StackingSheet() {
  const table = (caption: string, rows: readonly { label: string; factor: number }[]) => (
    <SheetTable
      caption={caption}
      head={['', 'Strength retained']}
      rows={rows.map(({ label, factor }) => [label, percent(factor)])}
    />
  );
  return (
    <SheetFrame
      title="Stacking factors"
      lead="Multiply all factors that apply. The result is the share of measured compression that carries the stack."
      foot={`${factorConfidence} Sources: ${describeHosts(factorSources)}.`}
    >
      <div className={styles.pair}>
        {table(
          'Time under load',
          timeFactors.filter(({ factor }) => factor < 1),
        )}
        {table('Relative humidity', humidityFactors)}
        {table('Pattern', patternFactors)}
        {table('Deck and handling', handlingFactors)}
      </div>
      <SheetTable
        caption="Rule of thumb: divide by"
        head={['Conditions', 'Safety factor']}
        rows={quickFactors.map(({ label, factor }) => [label, factor])}
      />
      <div className={styles.rule}>
        <p>
          <b>Compression</b> = 5.87 × ECT × √(thickness × perimeter)
        </p>
        <p>
          <b>Layers</b> = whole part of (compression × factors ÷ gross weight) + 1
        </p>
        <p>
          <b>Example</b>: 30 days at 80% humidity leave 0.60&nbsp;×&nbsp;0.68 = 41%. A 250&nbsp;kgf box then
          carries 102&nbsp;kgf: eight more boxes of 12&nbsp;kg, nine layers in total.
        </p>
      </div>
    </SheetFrame>
  );
}
