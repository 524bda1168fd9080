import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { type MetaFunction, replace, useParams } from 'react-router';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { CheckedForm } from '#ui/fields/checked-form.tsx';
import { Select } from '#ui/fields/choices/select.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Page, Stack } from '#ui/layout/layout.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { api } from '#web/api.ts';
import { guard } from '#web/guard.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { storedSession } from '#web/session.ts';
import { useFormAction } from '#web/use-form-action.ts';
import {
  type ReportReason,
  reportForm,
  reportReasonLabels,
  reportReasons,
} from '../contract/review-forms.ts';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Report a review', description: 'Report a review that should not be public.' });

/** Guests are sent to sign-in directly; the guard would show that their session ended. */
export const clientMiddleware = [
  ({ request }: { request: Request }): void => {
    const { pathname } = new URL(request.url);
    if (!storedSession()) throw replace(`/sign-in?next=${encodeURIComponent(pathname)}`);
    guard()({ request });
  },
];

// Without a loader, the client middleware does not run on the first load of a page.
export const loader = () => null;
export const clientLoader = () => null;
clientLoader.hydrate = true as const;

const resolver = standardSchemaResolver(reportForm);

/** The form with which someone reports a published review. */
export default function ReportReview() {
  const { id = '' } = useParams();
  const [isSent, setSent] = useState(false);
  const action = useFormAction({
    form: `report-review:${id}`,
    resolver,
    defaultValues: { id, reason: '' as ReportReason, note: '' },
    send: (form, once) => api.reviews.report(form, once),
    onSuccess: () => setSent(true),
    failure: 'The report could not be sent. Please try again.',
  });
  const { register, formState } = action.form;
  const { errors } = formState;
  if (isSent)
    return (
      <Page gap={5} top={6}>
        <EmptyState
          title="Thank you, the report was sent"
          action={<ButtonLink to="/suppliers">Find suppliers</ButtonLink>}
        >
          We review it and hide the review if it breaks the rules.
        </EmptyState>
      </Page>
    );
  return (
    <Page gap={5} top={6}>
      <PageHead
        title="Report a review"
        lead="Reviews are opinions of the two sides of a real order. Report one that is false, abusive or contains personal data."
      />
      <Card as="div">
        <CheckedForm onSubmit={(event) => void action.submit(event)}>
          <Stack gap={4}>
            {action.message && <Banner>{action.message}</Banner>}
            <Field label="Reason" required error={errors.reason?.message}>
              <Select
                placeholder="Select a reason"
                options={reportReasons.map((value) => ({ value, label: reportReasonLabels[value] }))}
                {...register('reason')}
              />
            </Field>
            <Field label="What is wrong?" optional error={errors.note?.message}>
              <TextArea rows={4} limit={1000} {...register('note')} />
            </Field>
            <Cluster>
              <Button type="submit" busy={action.busy} busyLabel="Sending...">
                Send report
              </Button>
            </Cluster>
          </Stack>
        </CheckedForm>
      </Card>
    </Page>
  );
}
