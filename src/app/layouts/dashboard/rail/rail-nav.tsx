import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#ui/hydrated.ts';
import { Cluster, Grid } from '#ui/layout/layout.tsx';
import { Badge } from '#ui/marks/badge.tsx';
import {
  findGroupLabel,
  type SectionGroup,
  type SectionLink,
  sectionGroupsFor,
  sectionPath,
  settingsSection,
} from '../sections.ts';
import { useBadgeCounts } from '../use-badge-counts.ts';
import type { Store } from '../use-store.ts';
import styles from './rail-nav.module.css';

const storageKey = 'dashboard-groups';

/**
 * Restores the open groups before the rail is painted. The document is the state: the groups are native `<details>`
 * elements, and React opens only the first one.
 */
const restoreScript = `(function(n){try{var s=JSON.parse(localStorage.getItem('${storageKey}')||'{}');n.querySelectorAll('details').forEach(function(d){var l=d.dataset.group;if(l in s&&!d.querySelector('[aria-current]'))d.open=s[l]})}catch(e){}})(document.currentScript.parentNode)`;

/**
 * The groups and links of the dashboard that a role may see. With `remember`, groups stay open or closed across visits.
 */
export function RailNav({ store, remember = false }: { store: Store | null; remember?: boolean }) {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const current = sectionPath(pathname);
  const group = findGroupLabel(pathname);
  const hydrated = useHydrated();
  useEffect(() => {
    if (ref.current && remember) restoreGroups(ref.current);
  }, [remember]);
  useEffect(() => {
    for (const details of ref.current?.querySelectorAll('details') ?? []) {
      if (details.dataset.group === group) details.open = true;
    }
  }, [group]);
  const { Icon } = settingsSection;
  return (
    <Grid as="nav" gap={0.5} ref={ref} aria-label="Dashboard" className={styles.nav}>
      {sectionGroupsFor(store?.role ?? null).map((entry) => (
        <Group key={entry.label} group={entry} current={current} remember={remember} />
      ))}
      <Link
        to={settingsSection.to}
        title={settingsSection.label}
        aria-current={isWithin(current, settingsSection.to) ? 'page' : undefined}
        className={styles.top}
      >
        <Icon aria-hidden strokeWidth={1.8} />
        <span>{settingsSection.label}</span>
      </Link>
      {remember && !hydrated && <script dangerouslySetInnerHTML={{ __html: restoreScript }} />}
    </Grid>
  );
}

function Group({ group, current, remember }: { group: SectionGroup; current: string; remember: boolean }) {
  const { label, Icon, links } = group;
  const firstOpen = label === 'Dashboard' || links.some(({ to }) => isWithin(current, to));
  const [open] = useState(firstOpen);
  return (
    <details
      open={open}
      data-group={label}
      suppressHydrationWarning
      className={styles.group}
      onToggle={({ currentTarget }) => remember && saveGroupState(label, currentTarget.open)}
    >
      <summary className={styles.top} title={label} onClick={expandNarrowRail}>
        <Icon aria-hidden strokeWidth={1.8} />
        <span>{label}</span>
        <GroupBadge links={links} />
        <ChevronRight aria-hidden className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {links.map((entry) => (
          <li key={entry.to}>
            <Cluster
              as={Link}
              gap={0}
              nowrap
              to={entry.to}
              aria-current={isWithin(current, entry.to) ? 'page' : undefined}
              className={styles.link}
            >
              {entry.label}
              <LinkBadge {...entry} />
            </Cluster>
          </li>
        ))}
      </ul>
    </details>
  );
}

const badgeLabels = { messages: 'unread', orders: 'new', notifications: 'unread' };

/** Live count of new items behind a link. The server renders the sample store's for everyone; members do not see it. */
function LinkBadge({ counts }: SectionLink) {
  const badgeCounts = useBadgeCounts();
  if (!counts) return null;
  return (
    <Badge
      count={badgeCounts[counts]}
      label={badgeLabels[counts]}
      className={clsx(styles.waits, badgeCounts.sample && styles.sample)}
    />
  );
}

/** Count of new items in a closed group. */
function GroupBadge({ links }: Pick<SectionGroup, 'links'>) {
  const badgeCounts = useBadgeCounts();
  const count = links.reduce((sum, { counts }) => sum + (counts ? badgeCounts[counts] : 0), 0);
  return (
    <Badge
      count={count}
      label="waiting"
      className={clsx(styles.groupWaits, badgeCounts.sample && styles.sample)}
    />
  );
}

const isWithin = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/** A narrow rail has no room for an open group, so it widens instead. */
function expandNarrowRail(event: React.MouseEvent<HTMLElement>): void {
  const { dataset } = document.documentElement;
  const details = event.currentTarget.parentElement;
  if (dataset.rail !== 'narrow' || !(details instanceof HTMLDetailsElement)) return;
  delete dataset.rail;
  if (details.open) event.preventDefault();
}

function readGroupStates(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

function restoreGroups(nav: HTMLElement): void {
  const states = readGroupStates();
  for (const details of nav.querySelectorAll('details')) {
    const state = states[details.dataset.group ?? ''];
    if (state !== undefined && !details.querySelector('[aria-current]')) details.open = state;
  }
}

function saveGroupState(label: string, open: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...readGroupStates(), [label]: open }));
  } catch {
    // Without storage, the groups start in their default state.
  }
}
