export interface LineSeries {
  label: string;
  values: readonly number[];
  /** Data colour; by default, the index of the series. Never 4 or 6, which are too pale for lines. */
  color?: 1 | 2 | 3 | 5;
  /** Thin, dashed and grey, for a series that others are compared with. */
  muted?: boolean;
  /** Total beside the name in the legend. */
  total?: string;
}

/** Returns the colour of a series; by default, it depends on its index. */
export const seriesColor = (line: LineSeries | undefined, index: number): string =>
  line?.muted ? 'var(--ink-3)' : `var(--d${line?.color ?? index + 1})`;
