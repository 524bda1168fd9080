import { type MetaFunction, useLoaderData, useNavigate } from 'react-router';
import { formatCount } from '#lib/formats.ts';
import { ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { RelativeTime } from '#ui/facts/relative-time.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { FileDrop } from '#ui/fields/pickers/file-drop.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Breadcrumbs } from '#ui/navigation/breadcrumbs.tsx';
import { Table, type TableColumn } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { toProblem } from '#web/problem.ts';
import { currentSession } from '#web/session.ts';
import { useUpload } from '../components/use-upload.ts';
import { type ImportState, importSourceLabels, maxFileBytes } from '../contract/import-labels.ts';
import type { ProductImport } from '../contract.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({
    title: 'Import products',
    description: 'Import products from a spreadsheet, Shopify or Google Merchant.',
  });

/** Guests of the sample store, and suppliers whose registration is not finished, have no store to import into. */
export async function clientLoader() {
  if (currentSession()?.user.role !== 'supplier') return { imports: null };
  try {
    return (await api.imports.list()).data;
  } catch (error) {
    if (toProblem(error).reason !== 'registration_unfinished') throw error;
    return { imports: null };
  }
}

const head = (
  <PageHead
    title="Import products"
    lead="From a spreadsheet, Shopify or Google Merchant, up to 100,000 rows."
    before={
      <Breadcrumbs items={[{ label: 'My products', to: '/dashboard/my-products' }, { label: 'Import' }]} />
    }
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading your imports">
        <Card flush>
          <SkeletonRows rows={4} columns={4} />
        </Card>
      </Loading>
    </>
  );
}

const states: Record<ImportState, { words: string; look: 'ok' | 'warn' | 'bad' | 'neutral' }> = {
  reading: { words: 'Reading', look: 'neutral' },
  mapping: { words: 'Action needed', look: 'warn' },
  checking: { words: 'Checking', look: 'neutral' },
  checked: { words: 'Action needed', look: 'warn' },
  running: { words: 'Running', look: 'neutral' },
  done: { words: 'Done', look: 'ok' },
  failed: { words: 'Failed', look: 'bad' },
  cancelled: { words: 'Canceled', look: 'neutral' },
};

export default function ImportsScreen() {
  const { imports } = useLoaderData<typeof clientLoader>();
  if (!imports) {
    return (
      <>
        {head}
        <Card>
          <EmptyState
            title="No store yet"
            action={<ButtonLink to="/registration">Set up a store</ButtonLink>}
          >
            Submit your registration to import your catalog from a file.
          </EmptyState>
        </Card>
      </>
    );
  }
  return (
    <>
      {head}
      <Stack>
        <Card>
          <UploadCard />
        </Card>
        {imports.length > 0 && (
          <Card flush title="Import history">
            <ImportHistory imports={imports} />
          </Card>
        )}
      </Stack>
    </>
  );
}

function UploadCard() {
  const navigate = useNavigate();
  const upload = useUpload((id) => void navigate(`/dashboard/imports/${id}`));
  return (
    <Stack gap={3}>
      <FileDrop
        label="Product file"
        hint="CSV, XLSX, Google Merchant XML, or a ZIP with a spreadsheet and images, up to 30&nbsp;MB. You’ll review everything before it’s imported."
        accept={{
          'text/csv': ['.csv', '.tsv', '.txt'],
          'text/xml': ['.xml', '.rss'],
          'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
          'application/zip': ['.zip'],
        }}
        maxBytes={maxFileBytes}
        files={upload.file ? [upload.file] : []}
        onAdd={([file]) => file && upload.start(file)}
        onRefuse={([refusal]) =>
          upload.refuse(
            refusal?.file.name ?? 'File',
            refusal?.reason === 'size'
              ? 'This file is larger than 30\u00a0MB. Split it into smaller files.'
              : 'Select a CSV, XLSX, XML or ZIP file.',
          )
        }
        onRemove={upload.drop}
      />
      <p>
        To import images, add them to a ZIP with the spreadsheet and list their file names in a column named{' '}
        <strong>Pictures</strong>, the main picture first: front.jpg; back.jpg.{' '}
        <TextLink to="/products-with-pictures.zip" reloadDocument download>
          Download an example file
        </TextLink>
      </p>
      <p>
        <TextLink to="/api/docs">Import through the API</TextLink>
      </p>
    </Stack>
  );
}

const columns: TableColumn<ProductImport>[] = [
  {
    key: 'file',
    header: 'File',
    cell: ({ id, fileName, source }) => (
      <TableName name={fileName} note={importSourceLabels[source]} to={`/dashboard/imports/${id}`} />
    ),
  },
  {
    key: 'rows',
    header: 'Rows',
    align: 'end',
    cell: ({ rows }) => <span className="num">{formatCount(rows)}</span>,
  },
  { key: 'when', header: 'Uploaded', cell: ({ createdAt }) => <RelativeTime when={createdAt} /> },
  {
    key: 'state',
    header: 'Status',
    phone: 'side',
    cell: ({ state }) => <StatusChip status={states[state].look}>{states[state].words}</StatusChip>,
  },
];

function ImportHistory({ imports }: { imports: readonly ProductImport[] }) {
  return <Table caption="Import history" rows={imports} rowKey={({ id }) => id} columns={columns} />;
}
