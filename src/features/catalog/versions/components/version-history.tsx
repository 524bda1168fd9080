import { History } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading, SkeletonText } from '#ui/feedback/skeleton.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { Drawer } from '#ui/overlays/drawer.tsx';
import { api } from '#web/api.ts';
import type { ProductVersion } from '../contract.ts';
import styles from './version-history.module.css';

interface VersionHistoryProps {
  productId: string;
  /** Loads a version into the form, without saving it. */
  onRestore: (version: ProductVersion) => void;
}

type HistoryState = { kind: 'loading' } | { kind: 'failed' } | { kind: 'loaded'; versions: ProductVersion[] };

/** The history of a product: who changed which fields and when, with a button to restore each version. */
export function VersionHistory({ productId, onRestore }: VersionHistoryProps) {
  const [open, setOpen] = useState(false);
  const [state, setState] = useState<HistoryState>({ kind: 'loading' });
  const load = async (): Promise<void> => {
    setState({ kind: 'loading' });
    try {
      const { data } = await api.productVersions.listVersions({ id: productId });
      setState({ kind: 'loaded', versions: data.versions });
    } catch {
      setState({ kind: 'failed' });
    }
  };
  const show = (isOpen: boolean): void => {
    setOpen(isOpen);
    if (isOpen) void load();
  };
  return (
    <>
      <Button variant="line" size="sm" icon={<History aria-hidden />} onClick={() => show(true)}>
        History
      </Button>
      <Drawer title="Version history" side="end" open={open} onOpenChange={show}>
        {state.kind === 'loading' && (
          <Loading label="Loading the versions">
            <SkeletonText lines={5} />
          </Loading>
        )}
        {state.kind === 'failed' && (
          <ErrorState title="The versions could not be loaded" onRetry={() => void load()} />
        )}
        {state.kind === 'loaded' && (
          <Versions
            versions={state.versions}
            onRestore={(version) => {
              setOpen(false);
              onRestore(version);
            }}
          />
        )}
      </Drawer>
    </>
  );
}

function Versions({
  versions,
  onRestore,
}: Pick<VersionHistoryProps, 'onRestore'> & { versions: ProductVersion[] }) {
  if (versions.length === 0) {
    return (
      <EmptyState title="No versions yet">Changes appear here the next time the product is saved.</EmptyState>
    );
  }
  return (
    <Stack as="ol" gap={0}>
      {versions.map((version, i) => (
        <Stack as="li" gap={2} justify="start" key={version.id} className={styles.version}>
          <Cluster
            as="p"
            gap={3}
            rowGap={1}
            align="stretch"
            justify="between"
            className={`small ${styles.head}`}
          >
            <b>Version {version.number}</b>
            <DateText when={version.at} format="datetime" zone="viewer" />
          </Cluster>
          <p className="muted note">
            {version.author ?? 'From the product list, an import, or before version history'}
          </p>
          {version.changes.length > 0 && (
            <Stack as="dl" gap={2} className={`note break-words ${styles.changes}`}>
              {version.changes.map(({ field, before, after }) => (
                <div key={field}>
                  <dt>{field}</dt>
                  <dd>
                    <del>
                      <span className="sr-only">was </span>
                      {before || 'empty'}
                    </del>{' '}
                    <ins>
                      <span className="sr-only">became </span>
                      {after || 'empty'}
                    </ins>
                  </dd>
                </div>
              ))}
            </Stack>
          )}
          {i > 0 && (
            <Button variant="line" size="sm" onClick={() => onRestore(version)}>
              Restore version {version.number}
            </Button>
          )}
        </Stack>
      ))}
    </Stack>
  );
}
