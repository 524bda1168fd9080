import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { CursorPages } from '#ui/navigation/cursor-pages.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { api } from '#web/api.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { AnswerForm } from '../components/answer-form.tsx';
import { AnswerText, QuestionItem, QuestionList } from '../components/question-item.tsx';
import type { StoreQuestion } from '../contract.ts';
import { type QuestionState, questionStates, stateLabels } from '../rules.ts';
import type { Route } from './+types/store-questions.ts';

export const meta: Route.MetaFunction = () => [
  { title: 'Product questions · Packwright' },
  { name: 'robots', content: 'noindex' },
];

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const query = new URL(request.url).searchParams;
  const state = questionStates.find((one) => one === query.get('state')) ?? 'waiting';
  const cursor = query.get('cursor');
  const isSample = isSampleView();
  const asked = { state, ...(cursor ? { cursor } : {}) };
  const { data } = await api.questions.listStoreQuestions(asked);
  return { ...data, state, isSample, isFirst: !cursor };
}

const head = (
  <PageHead
    title="Product questions"
    lead="Public questions on your product pages. All buyers can see your answers."
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

const empty: Record<QuestionState, { title: string; words: string }> = {
  waiting: {
    title: 'No open questions',
    words: 'New questions appear here, and we email you.',
  },
  answered: {
    title: 'No answered questions',
    words: 'Answered questions appear here. You can edit your answers.',
  },
  aside: {
    title: 'No questions set aside',
    words: 'Questions you set aside appear here. They are not public.',
  },
};

export default function StoreQuestions({ loaderData }: Route.ComponentProps) {
  const { questions, waiting, nextCursor, state, isSample, isFirst } = loaderData;
  return (
    <>
      {head}
      <Stack>
        <TabLinks
          label="Status"
          items={questionStates.map((one) => ({
            to: `?state=${one}`,
            label: stateLabels[one],
            current: one === state,
            ...(one === 'waiting' ? { count: waiting } : {}),
          }))}
        />
        {questions.length === 0 ? (
          <Card as="div">
            <EmptyState title={empty[state].title}>{empty[state].words}</EmptyState>
          </Card>
        ) : (
          <QuestionList>
            {questions.map((one) => (
              <li key={one.id}>
                <Question question={one} isSample={isSample} />
              </li>
            ))}
          </QuestionList>
        )}
      </Stack>
      <CursorPages
        path={`?state=${state}`}
        isFirst={isFirst}
        nextCursor={nextCursor}
        moreLabel="Earlier questions"
      />
    </>
  );
}

function Question({ question, isSample }: { question: StoreQuestion; isSample: boolean }) {
  const { id, answer, state } = question;
  const { revalidate } = useRevalidator();
  const [isWriting, setWriting] = useState(false);
  const { start: setAside } = useAction({
    send: (aside: boolean) => api.questions.setAside({ id, aside }),
    success: (_, aside) => (aside ? 'Question set aside. It is not public.' : 'Question reopened.'),
    onSuccess: revalidate,
    failure: 'The question could not be changed. Please try again.',
  });
  if (isSample)
    return <QuestionItem question={question}>{answer && <AnswerText>{answer}</AnswerText>}</QuestionItem>;
  if (state === 'waiting')
    return (
      <QuestionItem question={question}>
        <AnswerForm question={question} onSaved={revalidate} onCancel={() => void setAside(true)} />
      </QuestionItem>
    );
  if (state === 'aside')
    return (
      <QuestionItem
        question={question}
        actions={
          <Button size="sm" variant="line" onClick={() => void setAside(false)}>
            Reopen
          </Button>
        }
      />
    );
  if (isWriting)
    return (
      <QuestionItem question={question}>
        <AnswerForm
          question={question}
          onSaved={async () => {
            await revalidate();
            setWriting(false);
          }}
          onCancel={() => setWriting(false)}
        />
      </QuestionItem>
    );
  return (
    <QuestionItem
      question={question}
      actions={
        <Button size="sm" variant="line" onClick={() => setWriting(true)}>
          Edit answer
        </Button>
      }
    >
      {answer && <AnswerText>{answer}</AnswerText>}
    </QuestionItem>
  );
}
