import { curveMonotoneX, line as lineShape } from 'd3-shape';
import type { PointerEventHandler } from 'react';
import styles from './line-plot.module.css';
import { axisTicks, boxPlace, labelStep, type Plot, type Point, points, spread } from './scale.ts';

export interface LineSeries {
  label: string;
  values: readonly number[];
  /** Data colour; its place in the list when left out. Never 4 or 6: too pale for lines. */
  color?: 1 | 2 | 3 | 5;
  /** Written beside the name in the legend. */
  total?: string;
}

interface LinePlotProps {
  plot: Plot;
  labels: readonly string[];
  series: readonly LineSeries[];
  format: (value: number) => string;
  formatAxis: (value: number) => string;
  reading: number | null;
  story: string;
  className: string | undefined;
  onPoint: PointerEventHandler<SVGSVGElement>;
  onLeave: () => void;
}

const curve = lineShape<Point>().curve(curveMonotoneX);
const ROW = 19;
const LABEL_ROOM = 46;

/** One size of the line chart as SVG. */
export function LinePlot({
  plot,
  labels,
  series,
  format,
  formatAxis,
  reading,
  story,
  className,
  onPoint,
  onLeave,
}: LinePlotProps) {
  const ticks = axisTicks(Math.max(0, ...series.flatMap((line) => line.values)));
  const max = ticks.at(-1) ?? 1;
  const lines = series.map((line) => points(line.values, max, plot));
  const base = plot.height - plot.bottom;
  const end = plot.width - plot.right;
  const y = (value: number) => plot.top + (base - plot.top) * (1 - value / max);
  const step = labelStep(labels.length, end - plot.left, LABEL_ROOM);
  const names = spread(
    lines.map((line) => line.at(-1)?.[1] ?? base),
    17,
    base,
  );
  const first = lines[0] ?? [];
  return (
    <svg
      viewBox={`0 0 ${plot.width} ${plot.height}`}
      role="img"
      aria-label={story}
      className={`${styles.plot} ${className ?? ''}`}
      onPointerMove={onPoint}
      onPointerDown={onPoint}
      onPointerLeave={onLeave}
    >
      {ticks.map((tick) => (
        <g key={tick}>
          <path d={`M${plot.left} ${y(tick)}H${end}`} className={tick === 0 ? styles.base : styles.rule} />
          <text x={plot.left - 10} y={y(tick) + 4} textAnchor="end">
            {tick === 0 ? '0' : formatAxis(tick)}
          </text>
        </g>
      ))}
      {labels.map(
        (label, i) =>
          (labels.length - 1 - i) % step === 0 && (
            <text
              key={i}
              x={first[i]?.[0] ?? plot.left}
              y={plot.height - 8}
              textAnchor="middle"
              className={i === reading ? styles.strong : undefined}
            >
              {label}
            </text>
          ),
      )}
      {first.length > 1 && (
        <path
          d={`${curve(first) ?? ''}L${end} ${base}L${plot.left} ${base}Z`}
          className={styles.area}
          style={{ fill: color(series[0], 0) }}
        />
      )}
      {lines.map((line, i) => (
        <path key={i} d={curve(line) ?? ''} className={styles.line} style={{ stroke: color(series[i], i) }} />
      ))}
      {lines.map((line, i) => (
        <circle
          key={i}
          cx={line.at(-1)?.[0]}
          cy={line.at(-1)?.[1]}
          r="3.5"
          style={{ fill: color(series[i], i) }}
        />
      ))}
      {series.map((line, i) => (
        <text key={line.label} x={end + 10} y={(names[i] ?? 0) + 4} className={styles.strong}>
          {line.label}
        </text>
      ))}
      {reading !== null && (
        <Reading
          plot={plot}
          lines={lines}
          series={series}
          label={labels[reading] ?? ''}
          index={reading}
          format={format}
        />
      )}
    </svg>
  );
}

const color = (line: LineSeries | undefined, index: number) => `var(--d${line?.color ?? index + 1})`;

interface ReadingProps {
  plot: Plot;
  lines: readonly Point[][];
  series: readonly LineSeries[];
  label: string;
  index: number;
  format: (value: number) => string;
}

/** The reading line, its dots, and the box on the emptier side. */
function Reading({ plot, lines, series, label, index, format }: ReadingProps) {
  const x = lines[0]?.[index]?.[0] ?? plot.left;
  const words = series.map((line) => format(line.values[index] ?? 0));
  const widest = Math.max(
    label.length * 7.2,
    ...series.map((line, i) => line.label.length * 6.6 + (words[i]?.length ?? 0) * 7 + 36),
  );
  const box = { width: Math.min(plot.width - 16, widest + 24), height: 30 + ROW * series.length };
  const [left, top] = boxPlace(x, lines, box, plot);
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
          style={{ fill: color(series[i], i) }}
        />
      ))}
      <g transform={`translate(${left} ${top})`}>
        <rect width={box.width} height={box.height} rx="8" className={styles.box} />
        <text x="12" y="20" className={styles.boxTitle}>
          {label}
        </text>
        {series.map((line, i) => (
          <g key={line.label} transform={`translate(12 ${39 + ROW * i})`}>
            <rect
              y="-7"
              width="9"
              height="3"
              rx="1.5"
              className={i === 0 ? styles.firstKey : styles.nextKey}
              style={i > 1 ? { fill: color(line, i) } : undefined}
            />
            <text x="15" className={styles.boxText}>
              {line.label}
            </text>
            <text x={box.width - 24} textAnchor="end" className={styles.boxTitle}>
              {words[i]}
            </text>
          </g>
        ))}
      </g>
    </g>
  );
}
