import clsx from 'clsx';
import styles from './dieline.module.css';

interface DielineProps {
  /** Leaves out one panel, for errors and missing pages. */
  missing?: boolean;
  /** lg: 320 px wide, for full pages. */
  size?: 'md' | 'lg';
}

const W = 80,
  D = 56,
  H = 66,
  FLAP = D / 2;
const XS = [0, W, W + D, 2 * W + D, 2 * W + 2 * D] as const;
const PANELS = [0, 1, 2, 3] as const;
const MISSING = 2;

/** The unfolded net of a slotted box in the current colour: solid lines are cuts, dashed lines are creases. */
export function Dieline({ missing = false, size = 'md' }: DielineProps) {
  const shown = PANELS.filter((i) => !(missing && i === MISSING));
  return (
    <svg
      viewBox="-14 -3 302 128"
      width="228"
      height="97"
      aria-hidden="true"
      className={clsx(styles.dieline, styles[size])}
    >
      <path d={cutPath(shown)} />
      <path d={creasePath(shown)} className={styles.crease} />
      {missing && (
        <g transform={`translate(${XS[MISSING]} 0)`} className={styles.gone}>
          <path
            d={`M1 ${FLAP}V0H${W - 1}V${FLAP}M1 ${FLAP + H}v${FLAP}H${W - 1}v${-FLAP}M1 ${FLAP}v${H}M${W - 1} ${FLAP}v${H}`}
          />
        </g>
      )}
    </svg>
  );
}

function cutPath(shown: readonly (0 | 1 | 2 | 3)[]): string {
  const flaps = shown.map((i) => {
    const a = XS[i] + (i ? 1.2 : 0),
      b = (XS[i + 1] ?? 0) - 1.2;
    return `M${a} ${FLAP}V0H${b}V${FLAP}M${a} ${FLAP + H}v${FLAP}H${b}v${-FLAP}`;
  });
  const tab = `M0 ${FLAP}l${-D * 0.18} ${H * 0.06}v${H * 0.88}L0 ${FLAP + H}M${XS[4]} ${FLAP}v${H}`;
  return flaps.join('') + tab;
}

function creasePath(shown: readonly (0 | 1 | 2 | 3)[]): string {
  const panels = shown.map((i) => {
    const a = XS[i],
      b = XS[i + 1] ?? 0;
    return `M${a} ${FLAP}H${b}M${a} ${FLAP + H}H${b}M${a} ${FLAP}v${H}`;
  });
  const end = shown.length < 4 ? `M${XS[MISSING]} ${FLAP}v${H}` : '';
  return panels.join('') + end;
}
