import { BarChart } from '../charts/bar-chart.tsx';
import { BarList } from '../charts/bar-list.tsx';
import { BarSparkline } from '../charts/bar-sparkline.tsx';
import { Donut } from '../charts/donut.tsx';
import { Funnel } from '../charts/funnel.tsx';
import { LineChart } from '../charts/line-chart.tsx';
import { Sparkline } from '../charts/sparkline.tsx';
import { formatCompactMoney, formatMoney } from '../facts/format.ts';
import { Cluster } from '../layout/layout.tsx';
import { Specimen } from './specimen.tsx';

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const SALES = [182, 204, 196, 238, 261, 249, 292, 318, 301, 347, 396, 421].map((v) => v * 100_000);
const EARNINGS = [96, 112, 101, 134, 142, 131, 168, 176, 163, 201, 224, 247].map((v) => v * 100_000);
const rupees = (minor: number) => formatMoney(minor, 'INR');
const lakhs = (minor: number) => formatCompactMoney(minor, 'INR');

/** Charts, rendered on the server. */
export function ChartsGallery() {
  return (
    <>
      <Specimen
        name="LineChart"
        span={8}
        stack
        note="Hover, or Tab to it and use the arrow keys. The box is placed where it hides least."
      >
        <LineChart
          title="Sales and earnings by month"
          story="Sales rose from 1.82 lakh rupees in January to 4.21 lakh in December; earnings rose from 0.96 to 2.47 lakh."
          labels={MONTHS}
          series={[
            { label: 'Sales', values: SALES, total: '₹34,05,000' },
            { label: 'Earnings', values: EARNINGS, total: '₹18,95,000' },
          ]}
          format={rupees}
          formatAxis={lakhs}
        />
      </Specimen>
      <Specimen name="BarChart" span={8} stack note="For what is counted in ones: nothing is drawn for zero.">
        <BarChart
          title="Inquiries and replies by day"
          story="8 inquiries, 5 with a reply."
          labels={MONTHS}
          series={[
            { label: 'Replied', values: [0, 1, 0, 1, 0, 1, 0, 0, 1, 1, 0, 0], color: 1, total: '5' },
            { label: 'No reply yet', values: [0, 0, 0, 1, 0, 0, 0, 0, 0, 2, 0, 0], color: 2, total: '3' },
          ]}
          format={String}
        />
      </Specimen>
      <Specimen name="Donut" span={4} stack>
        <Donut
          story="Corrugated Boxes 38 percent, Food Packaging 24, Rigid Boxes 17, Shrink Wraps 13, Others 8."
          center="₹4.21L"
          centerNote="this month"
          slices={[
            { label: 'Corrugated Boxes', value: 38 },
            { label: 'Food Packaging', value: 24 },
            { label: 'Rigid Boxes', value: 17 },
            { label: 'Shrink Wraps', value: 13 },
            { label: 'Others', value: 8 },
          ]}
        />
      </Specimen>
      <Specimen name="BarList" span={4} stack>
        <BarList
          label="Views by country"
          head={['Country', 'Views']}
          items={[
            { label: 'India', value: 4210, note: '52%' },
            { label: 'United States', value: 2130 },
            { label: 'United Kingdom', value: 640 },
            { label: 'Bosnia and Herzegovina', value: 12 },
          ]}
        />
      </Specimen>
      <Specimen name="Funnel" span={4} stack>
        <Funnel
          label="Conversion"
          measure="Products"
          stages={[
            { label: 'Views', value: 8412 },
            { label: 'Inquiries', value: 1290 },
            { label: 'Quotes', value: 604 },
            { label: 'Orders', value: 187 },
          ]}
        />
      </Specimen>
      <Specimen name="Sparkline, and charts without data" span={4} stack>
        <Cluster>
          <Sparkline values={[4, 6, 5, 7, 6, 9, 10]} trend="up" />
          <Sparkline values={[8, 9, 7, 8, 6, 7, 5]} trend="down" />
          <Sparkline values={[3, 3, 3]} />
          <BarSparkline
            story="9 orders in the last three weeks, 6 in the three weeks before."
            title="Orders by week"
            head={['Week from', 'Orders']}
            labels={['Oct 1', 'Oct 8', 'Oct 15', 'Oct 22', 'Oct 29', 'Nov 5']}
            values={[2, 4, 0, 1, 3, 5]}
            before={3}
            format={String}
          />
        </Cluster>
        <LineChart
          title="Views"
          story="No views yet."
          labels={['Mon', 'Tue', 'Wed']}
          series={[{ label: 'Views', values: [0, 0, 0] }]}
          format={String}
        />
        <Donut story="No sales yet." slices={[]} center="0" centerNote="no sales yet" />
      </Specimen>
    </>
  );
}
