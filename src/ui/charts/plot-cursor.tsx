import styles from './line-plot.module.css';
import { type LineSeries, seriesColor } from './line-series.ts';
import { type Plot, type Point, placeBox } from './scale.ts';

const ROW = 19;

/** The box is dark in both themes. */
function keyColorFor(line: LineSeries, index: number): string {
  const color = line.color ?? index + 1;
  if (line.muted) return 'var(--on-dark-2)';
  return color <= 2 ? `var(--d${color}-on-night)` : `var(--d${color})`;
}

interface PlotCursorProps {
  plot: Plot;
  lines: readonly Point[][];
  series: readonly LineSeries[];
  label: string;
  index: number;
  format: (value: number) => string;
}

/** The cursor line, its dots, and a box with the values on the emptier side. */
export function PlotCursor({ plot, lines, series, label, index, format }: PlotCursorProps) {
  const x = lines[0]?.[index]?.[0] ?? plot.left;
  const labels = series.map((line) => format(line.values[index] ?? 0));
  const widest = Math.max(
    label.length * 7.2,
    ...series.map((line, i) => line.label.length * 6.6 + (labels[i]?.length ?? 0) * 7 + 36),
  );
  const box = { width: Math.min(plot.width - 16, widest + 24), height: 30 + ROW * series.length };
  const [left, top] = placeBox(x, { lines, box, plot });
  return (
    <g className={styles.reading}>
      <path d={`M${x} ${plot.top}V${plot.height - plot.bottom}`} className={styles.cursor} />
      {lines.map((line, i) => (
        <circle
          key={i}
          cx={line[index]?.[0]}
          cy={line[index]?.[1]}
          r="5"
          className={styles.dot}
          style={{ fill: seriesColor(series[i], i) }}
        />
      ))}
      <g transform={`translate(${left} ${top})`}>
        <rect width={box.width} height={box.height} rx="8" className={styles.box} />
        <text x="12" y="20" className={styles.boxTitle}>
          {label}
        </text>
        {series.map((line, i) => (
          <g key={line.label} transform={`translate(12 ${39 + ROW * i})`}>
            <rect y="-7" width="9" height="3" rx="1.5" style={{ fill: keyColorFor(line, i) }} />
            <text x="15" className={styles.boxText}>
              {line.label}
            </text>
            <text x={box.width - 24} textAnchor="end" className={styles.boxTitle}>
              {labels[i]}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
