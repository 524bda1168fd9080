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

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const hidden = query.get('hidden') === '1';
  const cursor = query.get('cursor');
  const { data } = await api.questions.listForReview({
    ...(hidden ? { hidden: '1' as const } : {}),
    ...(cursor ? { cursor } : {}),
  });
  return { ...data, hidden, isFirst: !cursor };
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
  const { questions, nextCursor, hidden, isFirst } = loaderData;
  const here = hidden ? '?hidden=1' : '?';
  return (
    <>
      {head}
      <TabLinks
        label="Filter"
        items={[
          { to: '?', label: 'All', current: !hidden },
          { to: '?hidden=1', label: 'Hidden', current: hidden },
        ]}
      />
      {questions.length === 0 ? (
        <Card as="div">
          <EmptyState title={hidden ? 'No hidden questions' : 'No questions yet'}>
            {hidden
              ? 'Hidden questions appear here. You can show them again.'
              : 'Questions from buyers appear here.'}
          </EmptyState>
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
      <CursorPages path={here} isFirst={isFirst} nextCursor={nextCursor} moreLabel="Earlier questions" />
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
