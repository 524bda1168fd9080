import { useState } from 'react';
import { canTransition } from '#features/stores/suppliers/rules.ts';
import { Button } from '#ui/controls/button.tsx';
import { TextLink } from '#ui/controls/text-link.tsx';
import { Banner } from '#ui/feedback/banner.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { api } from '#web/api.ts';
import type { Application } from '../contract.ts';
import { ChangeRequestDialog } from './change-request-dialog.tsx';
import { ReasonDialog } from './reason-dialog.tsx';
import { useDecision } from './use-decision.ts';

interface DecisionCardProps {
  application: Application;
  onDecided: (application: Application) => void;
  /** Reloads the application after another admin has decided about it. */
  onStale: () => void;
}

/** The decisions that an admin can make about an application in its current status. */
export function DecisionCard({ application, ...listeners }: DecisionCardProps) {
  const { id, version, status, businessName, hasDocument, emailVerified, isOwn, slug } = application;
  const { busy, send } = useDecision(listeners);
  const [verified, setVerified] = useState(false);
  const approve = () =>
    send(() => api.review.approveApplication({ id, version, verified }), `${businessName} approved.`);
  return (
    <Card title="Decision">
      <Stack>
        {isOwn && <Banner look="info">This is your own store. Ask another admin to decide.</Banner>}
        {!emailVerified && (
          <Banner look="warn">
            The owner has not confirmed the email address yet. The store goes public once they do.
          </Banner>
        )}
        {!isOwn && canTransition('approve', status) && (
          <>
            <Checkbox
              checked={verified}
              disabled={!hasDocument}
              onChange={(event) => setVerified(event.target.checked)}
              hint={hasDocument ? 'The store is shown as verified.' : 'There is no document to verify.'}
            >
              I have reviewed the documents
            </Checkbox>
            <Button variant="go" wide busy={busy} onClick={() => void approve()}>
              Approve
            </Button>
            <ChangeRequestDialog application={application} {...listeners} />
          </>
        )}
        {status === 'approved' && emailVerified && (
          <TextLink to={`/suppliers/${slug}`}>View public page</TextLink>
        )}
        {!isOwn && canTransition('suspend', status) && (
          <ReasonDialog
            title={`Suspend ${businessName}?`}
            description="Buyers will no longer see the store and its products. Nothing is deleted. We’ll email the supplier your reason."
            verb="Suspend"
            bad
            busy={busy}
            onSend={(reason) =>
              send(() => api.review.suspendSupplier({ id, version, reason }), `${businessName} suspended.`)
            }
          />
        )}
        {!isOwn && canTransition('reinstate', status) && (
          <ReasonDialog
            title={`Reinstate ${businessName}?`}
            description="Buyers will see the store and its products again. We’ll email the supplier your reason."
            verb="Reinstate"
            busy={busy}
            onSend={(reason) =>
              send(() => api.review.reinstateSupplier({ id, version, reason }), `${businessName} reinstated.`)
            }
          />
        )}
        {(status === 'draft' || status === 'changes_requested') && (
          <p>Waiting for the supplier. You can decide once it is submitted.</p>
        )}
      </Stack>
    </Card>
  );
}
