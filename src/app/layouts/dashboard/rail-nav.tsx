import { ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useHydrated } from '#ui/hydrated.ts';
import styles from './rail-nav.module.css';
import { groupOf, type SectionGroup, sectionGroups, sectionPath, settingsSection } from './sections.ts';

const storageKey = 'dashboard-groups';

/**
 * Opens the groups as they were left, before the rail is painted. The document is the state: the
 * groups are native disclosures, and React sets nothing but the first one.
 */
const restore = `(function(n){try{var s=JSON.parse(localStorage.getItem('${storageKey}')||'{}');n.querySelectorAll('details').forEach(function(d){var l=d.dataset.group;if(l in s&&!d.querySelector('[aria-current]'))d.open=s[l]})}catch(e){}})(document.currentScript.parentNode)`;

/** The groups and links of the dashboard. With `remember`, groups stay as they were left. */
export function RailNav({ remember = false }: { remember?: boolean }) {
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
      {sectionGroups.map((entry) => (
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
        <ChevronRight aria-hidden className={styles.chevron} />
      </summary>
      <ul className={styles.links}>
        {links.map(({ label: name, to }) => (
          <li key={to}>
            <Link to={to} aria-current={isWithin(current, to) ? 'page' : undefined} className={styles.link}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </details>
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
