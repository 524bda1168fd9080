import { BellOff, BellRing, Trash2 } from 'lucide-react';
import {
  type ClientLoaderFunctionArgs,
  type MetaFunction,
  useLoaderData,
  useRevalidator,
} from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import type { SavedSearch } from '../contract.ts';
import styles from './account-searches.module.css';

const head = { title: 'Saved searches', lead: 'We’ll email you each morning when there are new matches.' };

export const meta: MetaFunction = () => hiddenMeta({ title: head.title, description: head.lead });

export async function clientLoader(_args: ClientLoaderFunctionArgs) {
  const { data } = await api.savedSearches.list();
  return data;
}

export function HydrateFallback() {
  return (
    <>
      <PageHead {...head} />
      <Loading>
        <Card as="div">
          <SkeletonRows rows={4} columns={1} />
        </Card>
      </Loading>
    </>
  );
}

export default function AccountSearches() {
  const { searches } = useLoaderData<typeof clientLoader>();
  return (
    <>
      <PageHead {...head} />
      <Card as="div">
        {searches.length === 0 ? (
          <EmptyState
            title="No saved searches"
            action={<ButtonLink to="/search">Search products</ButtonLink>}
          >
            Search for a product, then select “Save search” to get an email when new products match.
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {searches.map((search) => (
              <Row key={search.id} search={search} />
            ))}
          </ul>
        )}
      </Card>
    </>
  );
}

function Row({ search: { id, name, to, alerts, createdAt } }: { search: SavedSearch }) {
  const { revalidate, state } = useRevalidator();
  const both = { onSuccess: revalidate, failure: 'The saved search could not be changed. Please try again.' };
  const switching = useAction({
    ...both,
    send: () => api.savedSearches.setAlerts({ id, alerts: !alerts }),
    success: alerts ? 'Alerts turned off.' : 'Alerts turned on.',
  });
  const removal = useAction({
    ...both,
    send: () => api.savedSearches.remove({ id }),
    success: 'Deleted.',
  });
  const isBusy = state === 'loading';
  return (
    <Cluster as="li" gap={3} rowGap={2} className={styles.row}>
      <div className={`break-words ${styles.words}`}>
        <TextLink to={to}>{name}</TextLink>
        <p className={`faint small ${styles.note}`}>
          Saved <DateText when={createdAt} format="short" /> · {alerts ? 'Alerts are on' : 'Alerts are off'}
        </p>
      </div>
      <Button
        variant="line"
        size="sm"
        disabled={isBusy}
        icon={alerts ? <BellOff aria-hidden /> : <BellRing aria-hidden />}
        aria-label={`${alerts ? 'Stop' : 'Start'} alerts for ${name}`}
        onClick={() => void switching.start()}
      >
        {alerts ? 'Stop alerts' : 'Start alerts'}
      </Button>
      <Button
        variant="quiet"
        size="sm"
        disabled={isBusy}
        icon={<Trash2 aria-hidden />}
        aria-label={`Delete ${name}`}
        onClick={() => void removal.start()}
      >
        Delete
      </Button>
    </Cluster>
  );
}
