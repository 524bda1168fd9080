import { useEffect, useState } from 'react';
import { describeStanding } from '#features/sourcing/requests/rules.ts';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import type { SelectedWinner, SupplierPreview } from '../contract.ts';
import styles from './award-panel.module.css';

interface RankPreviewProps {
  requestId: string;
  /** The quotes that are about to win, besides those that have won. */
  winners: readonly SelectedWinner[];
  /** True if suppliers see how far they were above the lowest cost. */
  tellDistance: boolean;
}

/** The ranks that suppliers who do not win will see, before the decision. */
export function RankPreview({ requestId, winners, tellDistance }: RankPreviewProps) {
  const suppliers = usePreview({ requestId, winners });
  if (suppliers?.length === 0) return null;
  return (
    <Stack as="section" gap={2} aria-label="Ranks that suppliers see">
      <h3 className={styles.heading}>The other suppliers see</h3>
      {suppliers === undefined && (
        <Loading label="Loading the ranks">
          <SkeletonRows rows={2} columns={1} />
        </Loading>
      )}
      {suppliers === null && (
        <p className="muted small">The ranks could not be loaded. They are calculated when you confirm.</p>
      )}
      <Stack as="ul" gap={2} className="small">
        {suppliers?.map(({ supplierName, items }) => (
          <li key={supplierName} className="break-words">
            <b>{supplierName}</b>
            <ul>
              {items.map((item) => (
                <li key={`${item.title} ${item.quantity}`}>
                  {describeStanding(tellDistance ? item : { ...item, abovePercent: null })}
                </li>
              ))}
            </ul>
          </li>
        ))}
      </Stack>
    </Stack>
  );
}

/** Returns the suppliers with their ranks; undefined while they load, null after a failure. */
function usePreview({ requestId, winners }: Omit<RankPreviewProps, 'tellDistance'>) {
  const [suppliers, setSuppliers] = useState<SupplierPreview[] | null>();
  const key = JSON.stringify(winners);
  useEffect(() => {
    let isCurrent = true;
    api.awards.preview({ id: requestId, winners: JSON.parse(key) as SelectedWinner[] }).then(
      ({ data }) => isCurrent && setSuppliers(data.suppliers),
      () => isCurrent && setSuppliers(null),
    );
    return () => {
      isCurrent = false;
    };
  }, [requestId, key]);
  return suppliers;
}
