import { LineChart, type LineChartProps } from './line-chart.tsx';

/** Counts over time as bars; zero draws no bar. The series are parts of a whole and stacked, the first one at the bottom. */
export const BarChart = (props: Omit<LineChartProps, 'marks'>) => <LineChart {...props} marks="bars" />;
