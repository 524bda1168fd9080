import { LineChart, type LineChartProps } from './line-chart.tsx';

/** Counts over time as bars; zero draws no bar. Each series is a subset of the one before. */
export const BarChart = (props: Omit<LineChartProps, 'marks'>) => <LineChart {...props} marks="bars" />;
