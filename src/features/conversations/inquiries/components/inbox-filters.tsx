import { SearchBox } from '#ui/controls/search-box.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import type { InquiryTab } from '../contract.ts';
import styles from './inbox-filters.module.css';

type InboxTab = InquiryTab | 'requirements' | 'archived';

const labels: Record<InboxTab, string> = {
  all: 'All',
  unread: 'Unread',
  unanswered: 'Needs reply',
  mine: 'Mine',
  answered: 'Answered',
  requirements: 'Requirements',
  archived: 'Archived',
};

/** Loads the counts for the tabs: unread conversations and unopened requirements. */
export async function loadInboxCounts(): Promise<{ unread: number; unseen: number }> {
  const [inquiries, requirements] = await Promise.all([
    api.inquiries.store.counts(),
    api.requirements.countUnseen(),
  ]);
  return { unread: inquiries.data.unread, unseen: requirements.data.unseen };
}

interface InboxFiltersProps {
  current: InboxTab;
  /** Search text; requirements have no search. */
  q: string;
  sample: boolean;
  counts: Awaited<ReturnType<typeof loadInboxCounts>>;
}

/** The tabs and search of a store's inquiries; the archive has its own page. */
export function InboxFilters(props: InboxFiltersProps) {
  const { current, q } = props;
  return (
    <Cluster gap={5} rowGap={3} justify="between" className={styles.filters}>
      <Tabs {...props} />
      {current !== 'requirements' && (
        <SearchBox
          key={q}
          label={
            current === 'archived' ? 'Search the archive by subject or buyer' : 'Search by subject or buyer'
          }
          placeholder="Search by subject or buyer"
          action={pathOf(current)}
          look="stage"
          size="sm"
          autoComplete="off"
          defaultValue={q}
          extra={hasQuery(current) ? <input type="hidden" name="tab" value={current} /> : undefined}
          className={styles.search}
        />
      )}
    </Cluster>
  );
}

/** Placeholder of the tabs and the search. */
export const InboxFiltersSkeleton = () => (
  <Cluster gap={5} rowGap={3} justify="between" className={styles.filters}>
    <Skeleton width={560} height={46} />
    <Skeleton height={38} className={styles.search ?? ''} />
  </Cluster>
);

function Tabs({ current, q, sample, counts }: InboxFiltersProps) {
  // The sample store has no members, so nothing is assigned to the guest.
  const tabs = (Object.keys(labels) as InboxTab[]).filter((tab) => !(sample && tab === 'mine'));
  const countOf: Partial<Record<InboxTab, number>> = { unread: counts.unread, requirements: counts.unseen };
  return (
    <TabLinks
      label="Filter inquiries"
      items={tabs.map((tab) => ({
        label: labels[tab],
        to: urlOf(tab, q),
        current: tab === current,
        ...(countOf[tab] === undefined ? {} : { count: countOf[tab] }),
      }))}
    />
  );
}

const pathOf = (tab: InboxTab): string =>
  tab === 'archived' ? '/dashboard/archived-inquiries' : '/dashboard/buyer-inquiries';

/** Returns whether a tab is selected by the query instead of the path. */
const hasQuery = (tab: InboxTab): boolean => tab !== 'all' && tab !== 'archived';

function urlOf(tab: InboxTab, q: string): string {
  const query = new URLSearchParams({
    ...(hasQuery(tab) ? { tab } : {}),
    ...(q && tab !== 'requirements' ? { q } : {}),
  });
  return query.size > 0 ? `${pathOf(tab)}?${query}` : pathOf(tab);
}
