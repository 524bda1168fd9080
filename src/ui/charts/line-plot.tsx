import type { PointerEventHandler } from 'react';
import styles from './line-plot.module.css';
import { type LineSeries, seriesColor } from './line-series.ts';
import { PlotCursor } from './plot-cursor.tsx';
import {
  axisTicks,
  barPath,
  barWidth,
  createSlotPlot,
  labelStep,
  linePath,
  type Plot,
  type Point,
  plotPoints,
  spreadLabels,
  stackValues,
} from './scale.ts';

interface LinePlotProps {
  plot: Plot;
  labels: readonly string[];
  /** Names of the points in the box with their values. */
  names: readonly string[];
  series: readonly LineSeries[];
  format: (value: number) => string;
  formatAxis: (value: number, top: number) => string;
  marks: 'lines' | 'bars';
  reading: number | null;
  story: string;
  /** True if the last point still grows: the line to it is dashed. */
  isRunning: boolean;
  className: string | undefined;
  onPoint: PointerEventHandler<SVGSVGElement>;
  onLeave: () => void;
}

const LABEL_ROOM = 46;
const minBarScale = 2;

/** Returns the points without the last one if that still grows. */
const whole = (points: readonly Point[], isRunning: boolean): readonly Point[] =>
  isRunning && points.length > 2 ? points.slice(0, -1) : points;

interface PlotLineProps {
  points: readonly Point[];
  isRunning: boolean;
  muted: boolean | undefined;
  color: string;
}

/** A line, dashed to a last point that still grows. Lines that others are compared with are dashed anyway. */
function PlotLine({ points, isRunning, muted, color }: PlotLineProps) {
  if (muted) return <path d={linePath(points)} className={styles.mutedLine} style={{ stroke: color }} />;
  const drawn = whole(points, isRunning);
  return (
    <>
      <path d={linePath(drawn)} className={styles.line} style={{ stroke: color }} />
      {drawn !== points && (
        <path d={linePath(points.slice(-2))} className={styles.runningLine} style={{ stroke: color }} />
      )}
    </>
  );
}

/** The chart as an SVG for one plot size. */
export function LinePlot({
  plot: fullPlot,
  labels,
  names,
  series,
  format,
  formatAxis,
  marks,
  reading,
  story,
  isRunning,
  className,
  onPoint,
  onLeave,
}: LinePlotProps) {
  const isBars = marks === 'bars';
  // Bars have a legend and no end labels, so the plot uses that space.
  const plot = isBars ? { ...fullPlot, right: 12 } : fullPlot;
  const drawn = isBars ? stackValues(series.map((line) => line.values)) : series.map((line) => line.values);
  // A single inquiry is no bar of full height.
  const ticks = axisTicks(Math.max(isBars ? minBarScale : 0, ...drawn.flat()));
  const max = ticks.at(-1) ?? 1;
  const pointPlot = isBars ? createSlotPlot(plot, labels.length) : plot;
  const lines = drawn.map((values) => plotPoints(values, { max, plot: pointPlot }));
  const base = plot.height - plot.bottom;
  const end = plot.width - plot.right;
  const y = (value: number) => plot.top + (base - plot.top) * (1 - value / max);
  const step = labelStep(labels.length, { width: end - plot.left, room: LABEL_ROOM });
  const endLabels = spreadLabels(
    lines.map((line) => line.at(-1)?.[1] ?? base),
    { gap: 17, bottom: base },
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
            {tick === 0 ? '0' : formatAxis(tick, max)}
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
      {isBars
        ? lines.map((line, i) => (
            <path
              key={i}
              d={line
                .map((point, at) =>
                  barPath(point, {
                    width: barWidth(plot, labels.length),
                    base: lines[i - 1]?.[at]?.[1] ?? base,
                    isTop: lines.at(-1)?.[at]?.[1] === point[1],
                  }),
                )
                .join('')}
              style={{ fill: seriesColor(series[i], i) }}
            />
          ))
        : first.length > 1 && (
            <path
              d={`${linePath(whole(first, isRunning))}V${base}L${plot.left} ${base}Z`}
              className={styles.area}
              style={{ fill: seriesColor(series[0], 0) }}
            />
          )}
      {!isBars &&
        series.map((line, i) => (
          <PlotLine
            key={i}
            points={lines[i] ?? []}
            isRunning={isRunning}
            muted={line.muted}
            color={seriesColor(line, i)}
          />
        ))}
      {!isBars &&
        series.map((line, i) =>
          line.muted ? null : (
            <g key={line.label}>
              <circle
                cx={lines[i]?.at(-1)?.[0]}
                cy={lines[i]?.at(-1)?.[1]}
                r="3.5"
                style={{ fill: seriesColor(line, i) }}
              />
              <text x={end + 10} y={(endLabels[i] ?? 0) + 4} className={styles.strong}>
                {line.label}
              </text>
            </g>
          ),
        )}
      {reading !== null && (
        <PlotCursor
          plot={plot}
          lines={lines}
          series={series}
          label={names[reading] ?? ''}
          index={reading}
          format={format}
        />
      )}
    </svg>
  );
}
