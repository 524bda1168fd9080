import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextInput } from '#ui/fields/text-input.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { AnswerText, QuestionItem, QuestionList } from '../components/question-item.tsx';
import type { ReviewedQuestion } from '../contract.ts';
import type { Route } from './+types/review-questions.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Product questions · Packwright' },
  { name: 'robots', content: 'noindex' },
];

const pageSize = 10;

/** Unanswered questions come first: answered ones have been read by their supplier. */
const tabs = [
  {
    value: 'unanswered',
    label: 'Unanswered',
    filter: { state: 'waiting' },
    none: { title: 'No unanswered questions', text: 'Questions appear here until the supplier answers.' },
  },
  {
    value: 'all',
    label: 'All',
    filter: {},
    none: { title: 'No questions yet', text: 'Questions from buyers appear here.' },
  },
  {
    value: 'hidden',
    label: 'Hidden',
    filter: { hidden: '1' },
    none: {
      title: 'No hidden questions',
      text: 'Hidden questions appear here. You can show them again.',
    },
  },
] as const;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const tab = tabs.find(({ value }) => value === query.get('show')) ?? tabs[0];
  const cursor = query.get('cursor');
  const { data } = await api.questions.listForReview({
    ...tab.filter,
    limit: pageSize,
    ...(cursor ? { cursor } : {}),
  });
  return { ...data, tab: tab.value, isFirst: !cursor };
}

const head = (
  <PageHead
    title="Product questions"
    lead="Questions from buyers, newest first. Hide spam, abuse and personal data."
  />
);

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading questions">
        <Card flush>
          <SkeletonRows rows={4} columns={2} />
        </Card>
      </Loading>
    </>
  );
}

export default function ReviewQuestions({ loaderData }: Route.ComponentProps) {
  const { questions, nextCursor, tab, isFirst } = loaderData;
  const { none } = tabs.find(({ value }) => value === tab) ?? tabs[0];
  return (
    <>
      {head}
      <TabLinks
        label="Filter"
        items={tabs.map(({ value, label }) => ({ to: `?show=${value}`, label, current: value === tab }))}
      />
      {questions.length === 0 ? (
        <Card as="div">
          <EmptyState title={none.title}>{none.text}</EmptyState>
        </Card>
      ) : (
        <QuestionList>
          {questions.map((one) => (
            <li key={one.id}>
              <Reviewed question={one} />
            </li>
          ))}
        </QuestionList>
      )}
      <CursorPages
        path={`?show=${tab}`}
        isFirst={isFirst}
        nextCursor={nextCursor}
        moreLabel="Earlier questions"
      />
    </>
  );
}

function Reviewed({ question }: { question: ReviewedQuestion }) {
  const { id, answer, isHidden, askedBy, supplierName, hiddenNote } = question;
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const { start: setHidden, busy } = useAction<boolean>({
    send: (hidden) => api.questions.setHidden({ id, hidden, note }),
    success: (_, hidden) => (hidden ? 'Question hidden.' : 'Question visible again.'),
    onSuccess: revalidate,
    failure: 'The question could not be changed. Please try again.',
  });
  return (
    <QuestionItem
      question={question}
      by={`${askedBy ?? 'A closed account'} asks ${supplierName}`}
      note={hiddenNote}
      actions={
        isHidden ? (
          <Button size="sm" variant="line" busy={busy} onClick={() => void setHidden(false)}>
            Show again
          </Button>
        ) : (
          <ConfirmDialog
            title="Hide this question?"
            confirmLabel="Hide"
            variant="bad"
            busy={busy}
            onConfirm={() => void setHidden(true)}
            trigger={
              <Button size="sm" variant="line">
                Hide
              </Button>
            }
          >
            <p>
              The question and its answer will be removed from the product page. The supplier sees that it is
              hidden.
            </p>
            <Field label="Reason" optional>
              <TextInput value={note} maxLength={300} onChange={({ target }) => setNote(target.value)} />
            </Field>
          </ConfirmDialog>
        )
      }
    >
      {answer ? <AnswerText>{answer}</AnswerText> : <AnswerText>Not answered yet. Not public.</AnswerText>}
    </QuestionItem>
  );
}
