import { useId } from 'react';
import { Link, useLocation } from 'react-router';
import type { AdminOverview } from '#features/analytics/administration/contract.ts';
import { Badge } from '#ui/marks/badge.tsx';
import styles from './admin-nav.module.css';
import { adminGroups, adminHome } from './admin-sections.ts';

type Tasks = AdminOverview['tasks'] | null;

/** The sections of the administration in groups, each with the number of its open tasks. */
export function AdminNav({ tasks }: { tasks: Tasks }) {
  return (
    <nav aria-label="Administration" className={styles.nav}>
      <NavLink link={adminHome} tasks={tasks} />
      {adminGroups.map((group) => (
        <Group key={group.label} group={group} tasks={tasks} />
      ))}
    </nav>
  );
}

function Group({ group, tasks }: { group: (typeof adminGroups)[number]; tasks: Tasks }) {
  const id = useId();
  return (
    <div>
      <h2 id={id} className={styles.label}>
        {group.label}
      </h2>
      <ul aria-labelledby={id} className={styles.links}>
        {group.links.map((link) => (
          <li key={link.to}>
            <NavLink link={link} tasks={tasks} />
          </li>
        ))}
      </ul>
    </div>
  );
}

function NavLink({ link: { label, to, Icon, counts }, tasks }: { link: typeof adminHome; tasks: Tasks }) {
  const { pathname } = useLocation();
  const path = pathname.replace(/\/+$/, '');
  const isCurrent = path === to || (to !== adminHome.to && path.startsWith(`${to}/`));
  return (
    <Link to={to} title={label} aria-current={isCurrent ? 'page' : undefined} className={styles.link}>
      <Icon aria-hidden strokeWidth={1.8} />
      <span>{label}</span>
      {counts && tasks && <Badge count={tasks[counts]} label="open" className={styles.count} />}
    </Link>
  );
}
