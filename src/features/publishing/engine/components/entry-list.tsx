import type { ReactNode } from 'react';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { useClock } from '#ui/facts/clock.ts';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, Skeleton, SkeletonButton, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { StatusChip } from '#ui/marks/status-chip.tsx';
import { Cover } from '#ui/media/cover.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { Table } from '#ui/tables/table.tsx';
import { TableName } from '#ui/tables/table-name.tsx';
import type { PublicationFilter } from '../contract.ts';
import { publicationLabels, publicationOf } from '../rules/publication.ts';
import styles from './entry-list.module.css';
import { MoveButtons } from './parts/move-buttons.tsx';

/** A row of a list in an editor. */
interface Entry {
  id: string;
  title: string;
  slug: string;
  imageUrl?: string | null;
  isDraft: boolean;
  publishedAt: string;
  /** Second line: category, location or author. */
  note?: ReactNode;
  /** For lists that editors order by hand: entries move only among those of their group. */
  group?: string;
}

interface EntryListProps {
  title: string;
  lead: string;
  /** Path of the list, e.g. `/admin/blog`; the path of an entry starts with it. */
  path: string;
  /** Text of the button, e.g. `New post`. */
  newLabel: string;
  entries: readonly Entry[];
  query: EntryQuery;
  nextCursor: string | null;
  /** Tabs to show; all if left out. */
  states?: readonly PublicationFilter[];
  /** Header of the date column. */
  dateHeader?: string;
  /** For lists that editors order by hand: moves an entry by one position. */
  onMove?: (id: string, direction: 'up' | 'down') => Promise<unknown>;
  /** A column beside the date; on a phone it replaces the date. */
  extra?: { header: string; cells: ReadonlyMap<string, ReactNode>; onPhone?: boolean };
  /** The field that names an entry. */
  nameField?: 'title' | 'name';
}

const tabs: Record<PublicationFilter, string> = {
  all: 'All',
  draft: 'Drafts',
  scheduled: 'Scheduled',
  published: 'Published',
};

interface EntryQuery {
  state: PublicationFilter;
  q: string;
  isFirst: boolean;
}

interface EntryListInput {
  state: PublicationFilter;
  q?: string;
  cursor?: string;
}

/** Loads a list with the state, search text and cursor of the request's URL. */
export async function loadEntries<Data extends object>(
  request: Request,
  list: (input: EntryListInput) => Promise<{ data: Data }>,
): Promise<Data & { query: EntryQuery }> {
  const query = new URL(request.url).searchParams;
  const state =
    (Object.keys(tabs) as PublicationFilter[]).find((known) => known === query.get('state')) ?? 'all';
  const cursor = query.get('cursor');
  const q = query.get('q')?.trim().slice(0, 100) ?? '';
  const { data } = await list({ state, ...(q ? { q } : {}), ...(cursor ? { cursor } : {}) });
  return { ...data, query: { state, q, isFirst: !cursor } };
}

/** A list of all entries of one kind: posts, news, jobs or issues. */
export function EntryList(props: EntryListProps) {
  const { title, lead, path, newLabel, entries, query, nextCursor, nameField = 'title' } = props;
  const href = (changes: Record<string, string>): string => {
    const parameters = { state: query.state, q: query.q, ...changes };
    return `${path}?${new URLSearchParams(Object.entries(parameters).filter(([, value]) => value))}`;
  };
  return (
    <Stack shrink>
      <PageHead title={title} lead={lead} actions={<ButtonLink to={`${path}/new`}>{newLabel}</ButtonLink>} />
      <Cluster gap={5} rowGap={3} justify="between">
        <TabLinks
          label="Status"
          items={(props.states ?? (Object.keys(tabs) as PublicationFilter[])).map((state) => ({
            to: href({ state }),
            label: tabs[state],
            current: state === query.state,
          }))}
        />
        <Cluster
          as="form"
          gap={2}
          nowrap
          align="start"
          method="get"
          role="search"
          aria-label={title}
          key={query.q}
        >
          {query.state !== 'all' && <input type="hidden" name="state" value={query.state} />}
          <Field label={`Search by ${nameField}`} hideLabel>
            <TextInput
              type="search"
              name="q"
              defaultValue={query.q}
              placeholder={`Search by ${nameField}`}
              maxLength={100}
            />
          </Field>
          <Button type="submit" variant="line">
            Find
          </Button>
        </Cluster>
      </Cluster>
      <Card flush as="div" className={styles.sheet ?? ''}>
        <Table
          caption={`${title}: ${tabs[query.state]}`}
          columns={columnsOf(props)}
          rows={[...entries]}
          rowKey={({ id }) => id}
          rowName={(entry) => entry.title}
          empty={
            <EmptyState
              title={query.q ? `No entries match “${query.q}”` : 'Nothing here yet'}
              action={
                query.q || query.state !== 'all' ? (
                  <ButtonLink variant="line" to={path}>
                    Show all
                  </ButtonLink>
                ) : (
                  <ButtonLink to={`${path}/new`}>{newLabel}</ButtonLink>
                )
              }
            >
              {query.q ? 'Try a shorter or different term.' : 'Drafts and published entries appear here.'}
            </EmptyState>
          }
        />
      </Card>
      <CursorPages path={href({})} isFirst={query.isFirst} nextCursor={nextCursor} />
    </Stack>
  );
}

const columnsOf = ({ path, extra, dateHeader = 'Date', ...list }: EntryListProps) => [
  {
    key: 'title',
    header: list.nameField === 'name' ? 'Name' : 'Title',
    phone: 'lead' as const,
    cell: (entry: Entry) => (
      <TableName
        name={entry.title}
        to={`${path}/${entry.id}`}
        note={entry.note}
        picture={
          entry.imageUrl === undefined ? undefined : (
            <Cover seed={entry.slug} src={entry.imageUrl} className={styles.thumb ?? ''} />
          )
        }
      />
    ),
  },
  ...(extra
    ? [
        {
          key: 'extra',
          header: extra.header,
          phone: extra.onPhone ? ('note' as const) : ('hide' as const),
          cell: (entry: Entry) => extra.cells.get(entry.id),
        },
      ]
    : []),
  ...(list.onMove
    ? [
        {
          key: 'order',
          header: 'Order',
          phone: 'foot' as const,
          cell: (entry: Entry) => <MoveCell entry={entry} list={list} />,
        },
      ]
    : []),
  {
    key: 'date',
    header: dateHeader,
    phone: extra?.onPhone ? ('hide' as const) : ('note' as const),
    cell: (entry: Entry) =>
      entry.isDraft ? 'Not published' : <DateText when={entry.publishedAt} format="short" zone="viewer" />,
  },
  {
    key: 'state',
    header: 'Status',
    phone: 'side' as const,
    cell: (entry: Entry) => <StateCell entry={entry} />,
  },
];

type OrderedList = Pick<EntryListProps, 'entries' | 'query' | 'nextCursor' | 'onMove'>;

/** Only the first and the last entry of a group or of the whole list, which has pages, cannot be moved further. */
function MoveCell({ entry, list }: { entry: Entry; list: OrderedList }) {
  const { entries, query, nextCursor, onMove } = list;
  if (!onMove) return null;
  const at = entries.indexOf(entry);
  const [before, after] = [entries[at - 1], entries[at + 1]];
  return (
    <MoveButtons
      name={entry.title}
      isFirst={before ? before.group !== entry.group : query.isFirst}
      isLast={after ? after.group !== entry.group : !nextCursor}
      onMove={(direction) => onMove(entry.id, direction)}
    />
  );
}

function StateCell({ entry }: { entry: Entry }) {
  const { label, status } = publicationLabels[publicationOf(entry, useClock())];
  return <StatusChip status={status}>{label}</StatusChip>;
}

/** Placeholder of the list while it loads. */
export function EntryListSkeleton({ title, lead }: { title: string; lead: string }) {
  return (
    <Stack shrink>
      <PageHead title={title} lead={lead} actions={<SkeletonButton width={112} />} />
      <Loading>
        <Stack>
          <Cluster gap={5} rowGap={3} justify="between">
            <Skeleton width={260} height={46} />
            <Skeleton width={300} height={46} />
          </Cluster>
          <Card flush as="div" className={styles.sheet ?? ''}>
            <SkeletonRows rows={8} columns={3} />
          </Card>
        </Stack>
      </Loading>
    </Stack>
  );
}
