import clsx from 'clsx';
import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#ui/hydrated.ts';
import { Badge } from '#ui/marks/badge.tsx';
import {
  groupOf,
  groupsFor,
  type SectionGroup,
  type SectionLink,
  sectionPath,
  settingsSection,
} from '../sections.ts';
import { useBadgeCounts } from '../use-badge-counts.ts';
import type { Store } from '../use-store.ts';
import styles from './rail-nav.module.css';

const storageKey = 'dashboard-groups';

/**
 * Opens the groups as they were left, before the rail is painted. The document is the state: the
 * groups are native disclosures, and React sets nothing but the first one.
 */
const restore = `(function(n){try{var s=JSON.parse(localStorage.getItem('${storageKey}')||'{}');n.querySelectorAll('details').forEach(function(d){var l=d.dataset.group;if(l in s&&!d.querySelector('[aria-current]'))d.open=s[l]})}catch(e){}})(document.currentScript.parentNode)`;

/** The groups and links of the dashboard that a role sees. With `remember`, groups stay as they were left. */
export function RailNav({ store, remember = false }: { store: Store | null; remember?: boolean }) {
  const { pathname } = useLocation();
  const ref = useRef<HTMLElement>(null);
  const current = sectionPath(pathname);
  const group = groupOf(pathname);
  const hydrated = useHydrated();
  useEffect(() => {
    if (ref.current && remember) reopen(ref.current);
  }, [remember]);
  useEffect(() => {
    for (const details of ref.current?.querySelectorAll('details') ?? []) {
      if (details.dataset.group === group) details.open = true;
    }
  }, [group]);
  const { Icon } = settingsSection;
  return (
    <nav ref={ref} aria-label="Dashboard" className={styles.nav}>
      {groupsFor(store?.role ?? null).map((entry) => (
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
      {remember && !hydrated && <script dangerouslySetInnerHTML={{ __html: restore }} />}
    </nav>
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
      onToggle={({ currentTarget }) => remember && keep(label, currentTarget.open)}
    >
      <summary className={styles.top} title={label} onClick={widen}>
        <Icon aria-hidden strokeWidth={1.8} />
        <span>{label}</span>
        <GroupWaits links={links} />
        <ChevronRight aria-hidden className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {links.map((entry) => (
          <li key={entry.to}>
            <Link
              to={entry.to}
              aria-current={isWithin(current, entry.to) ? 'page' : undefined}
              className={styles.link}
            >
              {entry.label}
              <Waits {...entry} />
            </Link>
          </li>
        ))}
      </ul>
    </details>
  );
}

const waitWords = { messages: 'unread', orders: 'new', notifications: 'unread' };

/** How much waits behind a link, live. The sample store's is in the page for everybody, and hidden from members. */
function Waits({ counts }: SectionLink) {
  const known = useBadgeCounts();
  if (!counts) return null;
  return (
    <Badge
      count={known[counts]}
      label={waitWords[counts]}
      className={clsx(styles.waits, known.sample && styles.sample)}
    />
  );
}

/** What waits in a group that is closed. */
function GroupWaits({ links }: Pick<SectionGroup, 'links'>) {
  const known = useBadgeCounts();
  const count = links.reduce((sum, { counts }) => sum + (counts ? known[counts] : 0), 0);
  return (
    <Badge count={count} label="waiting" className={clsx(styles.groupWaits, known.sample && styles.sample)} />
  );
}

const isWithin = (path: string, to: string): boolean => path === to || path.startsWith(`${to}/`);

/** In the narrow rail a group has no room to open: the rail widens instead. */
function widen(event: React.MouseEvent<HTMLElement>): void {
  const { dataset } = document.documentElement;
  const details = event.currentTarget.parentElement;
  if (dataset.rail !== 'narrow' || !(details instanceof HTMLDetailsElement)) return;
  delete dataset.rail;
  if (details.open) event.preventDefault();
}

function remembered(): Record<string, boolean> {
  try {
    return JSON.parse(localStorage.getItem(storageKey) ?? '{}') as Record<string, boolean>;
  } catch {
    return {};
  }
}

function reopen(nav: HTMLElement): void {
  const states = remembered();
  for (const details of nav.querySelectorAll('details')) {
    const state = states[details.dataset.group ?? ''];
    if (state !== undefined && !details.querySelector('[aria-current]')) details.open = state;
  }
}

function keep(label: string, open: boolean): void {
  try {
    localStorage.setItem(storageKey, JSON.stringify({ ...remembered(), [label]: open }));
  } catch {
    // Without storage the groups simply start afresh.
  }
}
