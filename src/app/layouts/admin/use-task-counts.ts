import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import type { AdminOverview } from '#features/analytics/administration/contract.ts';
import { api } from '#web/api.ts';
import { useUser } from '#web/use-session.ts';

/** Returns the counts of open tasks, loaded again with each page; null until they are known. */
export function useTaskCounts(): AdminOverview['tasks'] | null {
  const { pathname } = useLocation();
  const isAdmin = useUser()?.role === 'admin';
  const [tasks, setTasks] = useState<AdminOverview['tasks'] | null>(null);
  useEffect(() => {
    if (!isAdmin || !pathname) return;
    let isCurrent = true;
    void api.administration.overview().then(
      ({ data }) => isCurrent && setTasks(data.overview.tasks),
      // The sidebar works without counts.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [isAdmin, pathname]);
  return tasks;
}
