import { CalendarDays, Download } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Form, useLocation, useNavigate } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { Segmented } from '#ui/controls/segmented.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Popover } from '#ui/overlays/popover.tsx';
import { useDownload } from '#web/use-download.ts';
import type { Range, RangeQuery } from '../../contract.ts';
import { shortDay } from '../../rules/report-labels.ts';
import styles from './range-bar.module.css';

const options: { value: Range; label: string }[] = [
  { value: '7d', label: '7 Days' },
  { value: '30d', label: '30 Days' },
  { value: '90d', label: '90 Days' },
  { value: '12m', label: '12 Months' },
];

interface RangeBarProps {
  /** The table of the report: its path below /api/v1, without the range, and the name under which it is saved. */
  file: { path: string; name: string };
  query: RangeQuery;
  problem: string | null;
  /** More choices, such as the currency. */
  children?: ReactNode;
}

/** Lets the user choose the days of a report and download its table. */
export function RangeBar({ file, query, problem, children }: RangeBarProps) {
  const navigate = useNavigate();
  const download = useDownload();
  const search = new URLSearchParams(Object.entries(query).filter(([, value]) => value)).toString();
  return (
    <Cluster gap={3}>
      <Segmented
        label="Days"
        options={options}
        value={query.range ?? '30d'}
        onValueChange={(range) => void navigate(`?range=${range}`, { preventScrollReset: true })}
      />
      <CustomRangeFields query={query} problem={problem} />
      {children}
      <Button
        className={styles.file}
        variant="line"
        icon={<Download aria-hidden />}
        busy={download.busy !== null}
        busyLabel="Export CSV"
        disabled={problem !== null}
        onClick={() =>
          void download.save({
            path: `${file.path}${file.path.includes('?') ? '&' : '?'}${search}`,
            name: file.name,
          })
        }
      >
        Export CSV
      </Button>
    </Cluster>
  );
}

/** Fields for the first and last day of a custom range. */
function CustomRangeFields({
  query: { range, from = '', to = '' },
  problem,
}: Pick<RangeBarProps, 'query' | 'problem'>) {
  const [open, setOpen] = useState(false);
  const { pathname } = useLocation();
  const isChosen = range === 'custom' && from && to && !problem;
  return (
    <Popover
      label="Select dates"
      open={open}
      onOpenChange={setOpen}
      trigger={
        <Button variant="line" icon={<CalendarDays aria-hidden />} aria-pressed={Boolean(isChosen)}>
          {isChosen ? `${shortDay(from)} to ${shortDay(to)}` : 'Select dates'}
        </Button>
      }
    >
      <Stack
        as={Form}
        gap={3}
        action={pathname}
        preventScrollReset
        className={styles.days}
        onSubmit={() => setOpen(false)}
      >
        <input type="hidden" name="range" value="custom" />
        <Field label="Start date" error={problem ?? undefined}>
          <DateInput name="from" defaultValue={from} required />
        </Field>
        <Field label="End date">
          <DateInput name="to" defaultValue={to} required />
        </Field>
        <Button type="submit" size="sm">
          Show period
        </Button>
      </Stack>
    </Popover>
  );
}
