import { LineChart, type LineChartProps } from './line-chart.tsx';

/** Counts over time as bars: nothing is drawn where nothing was. Each series is a part of the one before. */
export const BarChart = (props: Omit<LineChartProps, 'marks'>) => <LineChart {...props} marks="bars" />;
