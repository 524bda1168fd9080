export interface LineSeries {
  label: string;
  values: readonly number[];
  /** Data colour; its place in the list when left out. Never 4 or 6: too pale for lines. */
  color?: 1 | 2 | 3 | 5;
  /** Thin, dashed and grey: what the others are compared with. */
  muted?: boolean;
  /** Written beside the name in the legend. */
  total?: string;
}

/** The colour of a series, its place in the list deciding where it names none. */
export const seriesColor = (line: LineSeries | undefined, index: number): string =>
  line?.muted ? 'var(--ink-3)' : `var(--d${line?.color ?? index + 1})`;
