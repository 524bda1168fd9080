import { useState } from 'react';
import { useRevalidator } from 'react-router';
import { OpenFile } from '#features/files/files/components/open-file.tsx';
import { Button } from '#ui/controls/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Loading, SkeletonRows } from '#ui/feedback/skeleton.tsx';
import { Card } from '#ui/layout/card.tsx';
import { PageHead } from '#ui/layout/page-head.tsx';
import { TabLinks } from '#ui/navigation/tab-links.tsx';
import { ConfirmDialog } from '#ui/overlays/confirm-dialog.tsx';
import { api } from '#web/api.ts';
import { hiddenMeta } from '#web/page-meta.ts';
import { isSampleView } from '#web/sample-view.ts';
import { useAction } from '#web/use-action.ts';
import { CertificateCards } from '../components/certificate-cards.tsx';
import { CertificateForm } from '../components/certificate-form.tsx';
import type { Certificate } from '../contract.ts';
import { certificatesToRenew } from '../rules.ts';
import type { Route } from './+types/certifications.ts';

export const meta: Route.MetaFunction = () =>
  hiddenMeta({
    title: 'Certifications',
    description: 'Your store’s certificates and their status.',
  });

const path = '/dashboard/certifications';

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const isSample = isSampleView();
  const isNarrowed = new URL(request.url).searchParams.get('show') === 'renew';
  const { data } = await api.certificates.listCertificates();
  return { ...data, isNarrowed, isSample };
}

const lead =
  'Buyers see approved, valid certificates. We’ll remind you 60, 30 and 7 days before one expires.';

export function HydrateFallback() {
  return (
    <>
      <PageHead title="Certifications" lead={lead} />
      <Loading label="Loading your certificates">
        <Card flush>
          <SkeletonRows rows={4} columns={3} />
        </Card>
      </Loading>
    </>
  );
}

export default function Certifications({ loaderData }: Route.ComponentProps) {
  const { certificates, isNarrowed, isSample } = loaderData;
  const renewals = certificatesToRenew(certificates);
  const { revalidate } = useRevalidator();
  const [form, setForm] = useState<{ start?: Certificate } | null>(null);
  const add = !isSample && <Button onClick={() => setForm({})}>Add certificate</Button>;
  return (
    <>
      <PageHead title="Certifications" lead={lead} actions={certificates.length > 0 && add} />
      {certificates.length === 0 ? (
        <Card>
          <EmptyState title="No certificates yet" action={add}>
            Buyers filter by certificates such as FSC, ISO 9001 and BRCGS. Have the number and the document
            ready.
          </EmptyState>
        </Card>
      ) : (
        <>
          {(isNarrowed || renewals.length > 0) && (
            <TabLinks
              label="Filter certificates"
              items={[
                { label: 'All', to: path, current: !isNarrowed, count: certificates.length },
                { label: 'To renew', to: `${path}?show=renew`, current: isNarrowed, count: renewals.length },
              ]}
            />
          )}
          {isNarrowed && renewals.length === 0 && (
            <Card>
              <EmptyState title="Nothing to renew">No certificate expires within 60 days.</EmptyState>
            </Card>
          )}
          <CertificateCards
            certificates={isNarrowed ? renewals : certificates}
            renderActions={(one) =>
              !isSample && (
                <Actions
                  certificate={one}
                  onRenew={() => setForm({ start: one })}
                  onRemoved={() => void revalidate()}
                />
              )
            }
          />
        </>
      )}
      {form && (
        <CertificateForm
          start={form.start}
          onClose={() => setForm(null)}
          onSent={() => {
            setForm(null);
            void revalidate();
          }}
        />
      )}
    </>
  );
}

interface ActionsProps {
  certificate: Certificate;
  onRenew: () => void;
  onRemoved: () => void;
}

function Actions({ certificate: { id, code, standing, documentFileId }, onRenew, onRemoved }: ActionsProps) {
  const { start: remove, busy } = useAction({
    send: () => api.certificates.removeCertificate({ id }),
    success: `${code} removed.`,
    onSuccess: onRemoved,
    failure: 'The certificate could not be removed. Please try again.',
  });
  return (
    <>
      {documentFileId && <OpenFile id={documentFileId} label="Open document" />}
      {standing !== 'in-review' && (
        <Button size="sm" variant={standing === 'valid' ? 'line' : 'main'} onClick={onRenew}>
          {standing === 'rejected' ? 'Resubmit' : 'Renew'}
        </Button>
      )}
      <ConfirmDialog
        title={`Remove ${code}?`}
        confirmLabel="Remove"
        variant="bad"
        busy={busy}
        onConfirm={() => void remove()}
        trigger={
          <Button size="sm" variant="quiet">
            Remove
          </Button>
        }
      >
        Buyers will no longer see it on your page. Its document is deleted too.
      </ConfirmDialog>
    </>
  );
}
