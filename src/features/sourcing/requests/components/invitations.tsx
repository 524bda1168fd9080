import { Link } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Cluster, Split, Stack } from '#ui/layout/layout.tsx';
import { SupplierLogo } from '#ui/media/supplier-logo.tsx';
import type { OwnRequest } from '../contract.ts';
import { InvitationChip } from './request-state.tsx';

/** The suppliers of a request and how far each has got. */
export function Invitations({ request: { invitations } }: { request: OwnRequest }) {
  return (
    <Card title={`Suppliers (${invitations.length})`}>
      <Stack as="ul" gap={4}>
        {invitations.map(({ supplier, state, reason, declineReason, inquiryId }) => (
          <Split as="li" key={supplier.id} columns="40px 1fr" gap={3} align="start">
            <SupplierLogo name={supplier.name} seed={supplier.logoSeed} src={supplier.logoUrl} size={40} />
            <Stack gap={1} shrink>
              <Cluster justify="between" gap={2}>
                <Link to={`/suppliers/${supplier.slug}`} className="break-words">
                  {supplier.name}
                </Link>
                <InvitationChip state={state} />
              </Cluster>
              <p className="muted small">{declineReason ?? reason}</p>
              {inquiryId && (
                <p>
                  <ButtonLink size="sm" variant="quiet" to={`/account/inquiries/${inquiryId}`}>
                    Message
                  </ButtonLink>
                </p>
              )}
            </Stack>
          </Split>
        ))}
      </Stack>
    </Card>
  );
}
