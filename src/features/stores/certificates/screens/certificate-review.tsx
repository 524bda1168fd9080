import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { OpenFile } from '#features/files/files/components/open-file.tsx';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Field } from '#ui/fields/field.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { useAction } from '#web/use-action.ts';
import { CertificateCards } from '../components/certificate-cards.tsx';
import type { Certificate } from '../contract.ts';
import type { Route } from './+types/certificate-review.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Certificates to review',
    description: 'Certificates submitted by suppliers, oldest first.',
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const cursor = new URL(request.url).searchParams.get('cursor');
  return (await api.certificates.listSubmitted(cursor ? { cursor } : {})).data;
}

const head = <PageHead title="Certificates" lead="Submitted by suppliers, oldest first." />;

export function HydrateFallback() {
  return (
    <>
      {head}
      <Loading label="Loading certificates">
        <Card flush>
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

export default function CertificateReview({
  loaderData: { certificates, nextCursor },
}: Route.ComponentProps) {
  return (
    <>
      {head}
      {certificates.length === 0 ? (
        <Card>
          <EmptyState title="Nothing to review">
            New certificates appear here when suppliers submit them.
          </EmptyState>
        </Card>
      ) : (
        <CertificateCards certificates={certificates} renderActions={(one) => <Decide certificate={one} />} />
      )}
      {nextCursor && (
        <ButtonLink variant="line" to={`?cursor=${nextCursor}`}>
          Next page
        </ButtonLink>
      )}
    </>
  );
}

function Decide({ certificate: { id, code, documentFileId } }: { certificate: Certificate }) {
  const { revalidate } = useRevalidator();
  const [note, setNote] = useState('');
  const { start: decide, busy } = useAction<boolean>({
    send: (approve) => api.certificates.decideCertificate({ id, approve, note }),
    success: (_, approve) => (approve ? `${code} approved.` : `${code} returned to the supplier.`),
    onSuccess: revalidate,
    failure: 'The decision could not be saved. Please try again.',
  });
  return (
    <>
      {documentFileId && <OpenFile id={documentFileId} label="Open document" />}
      <Button size="sm" busy={busy} onClick={() => void decide(true)}>
        Approve
      </Button>
      <ConfirmDialog
        title={`Return ${code} to the supplier?`}
        confirmLabel="Return"
        variant="bad"
        busy={busy}
        onConfirm={() => void decide(false)}
        trigger={
          <Button size="sm" variant="line">
            Return
          </Button>
        }
      >
        <Field label="What is wrong" required hint="Visible to the supplier.">
          <TextArea rows={3} value={note} onChange={({ target }) => setNote(target.value)} />
        </Field>
      </ConfirmDialog>
    </>
  );
}
