import { useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { CategoryPicker } from '#features/catalog/taxonomy/components/category-picker.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DateText } from '#ui/facts/date-text.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { Dialog, DialogClose } from '#ui/overlays/dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import type { QueuedRequest } from '../contract.ts';
import type { Route } from './+types/category-request-queue.ts';
import styles from './category-request-queue.module.css';

const states = ['waiting', 'accepted', 'declined'] as const;
const stateLabels = { waiting: 'Waiting', accepted: 'Accepted', declined: 'Declined' };
const head = (
  <PageHead title="Category requests" lead="Categories that suppliers could not find, oldest first." />
);

export const meta: Route.MetaFunction = () => [
  { title: 'Category requests · Packwright' },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const { searchParams } = new URL(request.url);
  const state = states.find((known) => known === searchParams.get('state')) ?? 'waiting';
  const cursor = searchParams.get('cursor');
  const { data } = await api.categoryRequests.queue({ state, ...(cursor ? { cursor } : {}) });
  return { ...data, state };
}

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading requests">
        <SkeletonRows rows={4} columns={2} />
      </Loading>
    </>
  );
}

export default function CategoryRequestQueue({
  loaderData: { requests, nextCursor, state },
}: Route.ComponentProps) {
  return (
    <Stack>
      {head}
      <TabLinks
        label="Status"
        items={states.map((one) => ({
          to: `?state=${one}`,
          label: stateLabels[one],
          current: one === state,
        }))}
      />
      {requests.length === 0 && (
        <Card>
          <EmptyState title={state === 'waiting' ? 'No pending requests' : 'None yet'}>
            {state === 'waiting'
              ? 'New requests appear here. You are notified of each one.'
              : 'Decided requests appear here.'}
          </EmptyState>
        </Card>
      )}
      <Stack as="ul">
        {requests.map((request) => (
          <li key={request.id}>
            <Request request={request} />
          </li>
        ))}
      </Stack>
      {nextCursor && (
        <p>
          <ButtonLink variant="line" to={`?state=${state}&cursor=${nextCursor}`}>
            Next page
          </ButtonLink>
        </p>
      )}
    </Stack>
  );
}

function Request({ request }: { request: QueuedRequest }) {
  const { name, parent, example, state, createdAt, category, note, store } = request;
  const [open, setOpen] = useState<'accept' | 'decline' | null>(null);
  return (
    <Card as="article">
      <h2 className={`break-words ${styles.name}`}>{name}</h2>
      <p className={`muted small ${styles.facts}`}>
        {store.isPublic ? <Link to={`/suppliers/${store.slug}`}>{store.name}</Link> : store.name} ·{' '}
        <DateText when={createdAt} format="datetime" zone="viewer" />
        {parent && <> · below {parent.name}</>}
      </p>
      <p className={styles.example}>{example}</p>
      {state === 'waiting' ? (
        <Cluster gap={3} align="stretch" className={styles.acts}>
          <Button size="sm" onClick={() => setOpen('accept')}>
            Assign category
          </Button>
          <Button size="sm" variant="line" onClick={() => setOpen('decline')}>
            Decline
          </Button>
        </Cluster>
      ) : (
        <p className={`small ${styles.answer}`}>
          {category && <b>{category.name}</b>} {note}
        </p>
      )}
      {open === 'accept' && <Accept request={request} onClose={() => setOpen(null)} />}
      {open === 'decline' && <Decline request={request} onClose={() => setOpen(null)} />}
    </Card>
  );
}

interface AnswerOptions<Answer> {
  save: (answer: Answer) => Promise<unknown>;
  success: string;
  onClose: () => void;
}

/** Saves an answer, shows a confirmation and reloads the queue. */
function useAnswer<Answer>({ save, success, onClose }: AnswerOptions<Answer>) {
  const { revalidate } = useRevalidator();
  return useAction({
    send: save,
    success,
    onSuccess: async () => {
      onClose();
      await revalidate();
    },
    failure: 'The decision could not be saved. Please try again.',
    showFailure: 'inline',
  });
}

interface AnswerProps {
  request: QueuedRequest;
  onClose: () => void;
}

interface AssignedCategory {
  id: string;
  name: string;
  path: string;
}

function Accept({ request: { id, name }, onClose }: AnswerProps) {
  const [place, setPlace] = useState<AssignedCategory | null>(null);
  const [note, setNote] = useState('');
  const [addName, setAddName] = useState(true);
  const { busy, problem, start } = useAnswer({
    save: (answer: { categoryId: string; note: string; addName: boolean }) =>
      api.categoryRequests.accept({ id, ...answer }),
    success: `Request “${name}” accepted.`,
    onClose,
  });
  const choose = async (categoryId: string): Promise<void> => {
    const { data } = await api.categories.getCategoryForm({ slug: categoryId });
    const path = data.path.slice(0, -1).map((part) => part.name);
    setPlace({ id: categoryId, name: data.category.name, path: path.join(' › ') });
  };
  return (
    <Dialog
      open
      size="lg"
      onOpenChange={(open) => !open && onClose()}
      title={`Assign a category for “${name}”`}
      description="The store is notified of the category to use."
      footer={
        <>
          <DialogClose>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button
            busy={busy}
            busyLabel="Saving..."
            disabled={!place}
            onClick={() => void start({ categoryId: place?.id ?? '', note, addName })}
          >
            Accept
          </Button>
        </>
      }
    >
      <Stack>
        {problem && <Banner>{problem.message}</Banner>}
        <CategoryPicker chosen={place} onChoose={(categoryId) => void choose(categoryId)} />
        <Checkbox
          checked={addName}
          onChange={({ target }) => setAddName(target.checked)}
          hint="Suppliers who search for it when adding a product will find this category."
        >
          Add “{name}” as a search term
        </Checkbox>
        <Field label="Message to the store" optional>
          <TextArea rows={3} limit={1000} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </Stack>
    </Dialog>
  );
}

function Decline({ request: { id, name }, onClose }: AnswerProps) {
  const [note, setNote] = useState('');
  const { busy, problem, start } = useAnswer({
    save: (answer: { note: string }) => api.categoryRequests.decline({ id, ...answer }),
    success: `Request “${name}” declined.`,
    onClose,
  });
  return (
    <Dialog
      open
      size="sm"
      onOpenChange={(open) => !open && onClose()}
      title={`Decline “${name}”?`}
      footer={
        <>
          <DialogClose>
            <Button variant="line">Cancel</Button>
          </DialogClose>
          <Button variant="bad" busy={busy} busyLabel="Saving..." onClick={() => void start({ note })}>
            Decline
          </Button>
        </>
      }
    >
      <Field label="Why" required hint="Visible to the store." error={problem?.message}>
        <TextArea rows={4} limit={1000} value={note} onChange={({ target }) => setNote(target.value)} />
      </Field>
    </Dialog>
  );
}
