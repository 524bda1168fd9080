import { type BlankPart, type Stretch, sizeOf } from '#features/packaging/engineering/rules/fefco.ts';
import { unitSystemProps } from '#ui/facts/units/measured.tsx';
import styles from './blank-drawing.module.css';

interface BlankDrawingProps {
  part: BlankPart;
  /** Text alternative of the drawing. */
  label: string;
  /** Writes the length of every stretch along two sides. */
  measured?: boolean;
}

const starts = (stretches: readonly Stretch[]): number[] =>
  stretches.map((_, i) => stretches.slice(0, i).reduce((sum, { mm }) => sum + mm, 0));

/** A flat blank to scale: cut lines whole, creases dashed. Locks and rounded corners are left out. */
export function BlankDrawing({ part, label, measured = false }: BlankDrawingProps) {
  const { lengthMm, widthMm } = sizeOf(part);
  const size = Math.max(lengthMm, widthMm);
  const edge = measured ? size * 0.085 : size * 0.012;
  const rest = size * 0.012;
  return (
    <svg
      viewBox={`${-edge} ${-rest} ${lengthMm + edge + rest} ${widthMm + edge + rest}`}
      role="img"
      aria-label={label}
      className={styles.drawing}
    >
      {part.flaps ? <SlottedBlank part={part} flaps={part.flaps} /> : <CrossedBlank part={part} />}
      {measured && <Measures part={part} text={size * 0.026} edge={edge} />}
    </svg>
  );
}

function SlottedBlank({ part, flaps }: { part: BlankPart; flaps: NonNullable<BlankPart['flaps']> }) {
  const { columns, rows } = part;
  const { lengthMm } = sizeOf(part);
  const above = Math.max(...flaps.top);
  const body = rows.find(({ label }) => label === 'H')?.mm ?? 0;
  // What a slot takes away is shown wider than it is cut, so that it can be seen.
  const slot = lengthMm * 0.004;
  const at = starts(columns);
  const joint = columns.length - 1;
  const jointAt = at[joint] ?? lengthMm;
  const jointEnd = lengthMm;
  const slope = Math.min(body * 0.12, (jointEnd - jointAt) * 0.5);
  return (
    <>
      {columns.map(({ mm }, i) => (
        <g key={i}>
          <Flap
            x={(at[i] ?? 0) + slot}
            y={above - (flaps.top[i] ?? 0)}
            width={mm - 2 * slot}
            height={flaps.top[i] ?? 0}
          />
          <Flap
            x={(at[i] ?? 0) + slot}
            y={above + body}
            width={mm - 2 * slot}
            height={flaps.bottom[i] ?? 0}
          />
        </g>
      ))}
      <path
        d={`M0 ${above}H${jointAt}L${jointEnd} ${above + slope}V${above + body - slope}L${jointAt} ${above + body}H0Z`}
        className={styles.sheet}
      />
      {at.slice(1).map((x) => (
        <path key={x} d={`M${x} ${above}V${above + body}`} className={styles.crease} />
      ))}
      {columns.slice(0, joint).map((_, i) => (
        <path
          key={i}
          d={`${(flaps.top[i] ?? 0) > 0 ? `M${at[i]} ${above}H${at[i + 1]}` : ''}${(flaps.bottom[i] ?? 0) > 0 ? `M${at[i]} ${above + body}H${at[i + 1]}` : ''}`}
          className={styles.crease}
        />
      ))}
    </>
  );
}

function Flap({ x, y, width, height }: { x: number; y: number; width: number; height: number }) {
  return height > 0 ? (
    <rect x={x} y={y} width={Math.max(width, 0)} height={height} className={styles.sheet} />
  ) : null;
}

function CrossedBlank({ part }: { part: BlankPart }) {
  const { lengthMm, widthMm } = sizeOf(part);
  return (
    <>
      <rect width={lengthMm} height={widthMm} className={styles.sheet} />
      {starts(part.columns)
        .slice(1)
        .map((x) => (
          <path key={`x${x}`} d={`M${x} 0V${widthMm}`} className={styles.crease} />
        ))}
      {starts(part.rows)
        .slice(1)
        .map((y) => (
          <path key={`y${y}`} d={`M0 ${y}H${lengthMm}`} className={styles.crease} />
        ))}
    </>
  );
}

const millimetresPerInch = 25.4;

/** A length in a drawing, in the units that are chosen. */
const Length = ({ mm }: { mm: number }) => (
  <>
    <tspan {...unitSystemProps('metric', 'india')}>{String(Math.round(mm * 10) / 10)}</tspan>
    <tspan {...unitSystemProps('inch')}>{(mm / millimetresPerInch).toFixed(2)}</tspan>
  </>
);

function Measures({ part, text, edge }: { part: BlankPart; text: number; edge: number }) {
  const { columns, rows } = part;
  const { widthMm } = sizeOf(part);
  const [x, y] = [starts(columns), starts(rows)];
  // A figure needs about three times its height; narrower stretches are named in the table instead.
  const fits = ({ mm }: Stretch): boolean => mm > text * 2.4;
  return (
    <g fontSize={text} className={styles.figures}>
      {columns.map((one, i) =>
        fits(one) ? (
          <text key={i} x={(x[i] ?? 0) + one.mm / 2} y={widthMm + edge * 0.62} textAnchor="middle">
            <Length mm={one.mm} />
          </text>
        ) : null,
      )}
      {rows.map((one, i) =>
        fits(one) ? (
          <text
            key={i}
            transform={`translate(${-edge * 0.38} ${(y[i] ?? 0) + one.mm / 2}) rotate(-90)`}
            textAnchor="middle"
          >
            <Length mm={one.mm} />
          </text>
        ) : null,
      )}
    </g>
  );
}
