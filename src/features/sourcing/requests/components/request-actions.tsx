import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { CalendarPlus, Copy, FileJson, Pencil, UserPlus, X } from 'lucide-react';
import { useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { DialogForm } from '#features/orders/order-record/components/dialog-form.tsx';
import { ReasonDialog } from '#features/orders/order-record/components/reason-dialog.tsx';
import { calendarDate } from '#lib/schemas.ts';
import { Button, ButtonLink } from '#ui/controls/button.tsx';
import { DateInput } from '#ui/fields/choices/date-input.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { Menu, MenuItem } from '#ui/overlays/menu.tsx';
import { api } from '#web/api.ts';
import { useAction } from '#web/use-action.ts';
import { useDownload } from '#web/use-download.ts';
import { useFormAction } from '#web/use-form-action.ts';
import type { OwnRequest } from '../contract.ts';
import { SupplierSearch } from './form/supplier-choice.tsx';

type OpenDialog = 'extend' | 'invite' | 'cancel';

/** The actions of the buyer on a request besides the award. */
export function RequestActions({ request }: { request: OwnRequest }) {
  const { id, actions } = request;
  const record = useDownload();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [dialog, setDialog] = useState<OpenDialog | null>(null);
  const close = (): void => setDialog(null);
  const copy = useAction({
    form: `clone:${id}`,
    send: (_: void, once) => api.requests.buyer.clone({ id }, once),
    onSuccess: ({ data }) => navigate(`/requests/new?draft=${data.request.id}`),
    failure: 'The copy could not be made. Please try again.',
  });
  return (
    <>
      {actions.includes('revise') && (
        <ButtonLink variant="line" icon={<Pencil aria-hidden />} to={`/account/requests/${id}/revise`}>
          Edit request
        </ButtonLink>
      )}
      <Menu trigger={<Button variant="line">More</Button>}>
        {actions.includes('extend') && (
          <MenuItem icon={<CalendarPlus aria-hidden />} onSelect={() => setDialog('extend')}>
            Extend deadline
          </MenuItem>
        )}
        {actions.includes('invite') && (
          <MenuItem icon={<UserPlus aria-hidden />} onSelect={() => setDialog('invite')}>
            Invite a supplier
          </MenuItem>
        )}
        <MenuItem icon={<Copy aria-hidden />} onSelect={() => void copy.start()}>
          Start a copy
        </MenuItem>
        {actions.includes('export') && (
          <MenuItem
            icon={<FileJson aria-hidden />}
            onSelect={() => void record.save({ path: `/requests/${id}/export` })}
          >
            Download record
          </MenuItem>
        )}
        {actions.includes('cancel') && (
          <MenuItem bad icon={<X aria-hidden />} onSelect={() => setDialog('cancel')}>
            Cancel request
          </MenuItem>
        )}
      </Menu>
      {dialog === 'extend' && <Extend request={request} onClose={close} />}
      {dialog === 'invite' && <Invite request={request} onClose={close} />}
      {dialog === 'cancel' && (
        <ReasonDialog
          title="Cancel this request?"
          label="Reason (for your records)"
          optional
          confirmLabel="Cancel request"
          busyLabel="Canceling..."
          onConfirm={async (reason) => {
            await api.requests.buyer.cancel({ id, reason });
            await revalidate();
          }}
          onClose={close}
        >
          We notify all invited suppliers, and open quotes are declined.
        </ReasonDialog>
      )}
    </>
  );
}

interface DialogProps {
  request: OwnRequest;
  onClose: () => void;
}

const deadlineResolver = standardSchemaResolver(z.object({ deadline: calendarDate }));

function Extend({ request: { id, content }, onClose }: DialogProps) {
  const { revalidate } = useRevalidator();
  const action = useFormAction({
    resolver: deadlineResolver,
    defaultValues: { deadline: content.deadline },
    send: ({ deadline }) => api.requests.buyer.extend({ id, deadline }),
    success: 'We notified all suppliers of the new deadline.',
    failure: 'The deadline could not be changed. Please try again.',
    onSuccess: async () => {
      await revalidate();
      onClose();
    },
  });
  return (
    <DialogForm
      title="Extend deadline"
      size="sm"
      submitLabel="Extend deadline"
      busyLabel="Saving..."
      action={action}
      onClose={onClose}
    >
      <Field label="Quote deadline" required error={action.form.formState.errors.deadline?.message}>
        <DateInput {...action.form.register('deadline')} />
      </Field>
    </DialogForm>
  );
}

function Invite({ request: { id }, onClose }: DialogProps) {
  const { revalidate } = useRevalidator();
  const { start } = useAction({
    send: (supplierId: string) => api.requests.buyer.invite({ id, supplierId }),
    success: 'Supplier invited.',
    failure: 'The supplier could not be invited. Please try again.',
    onSuccess: async () => {
      await revalidate();
      onClose();
    },
  });
  return (
    <Dialog
      open
      size="sm"
      title="Invite a supplier"
      description="The supplier receives the request and its files now."
      onOpenChange={(open) => !open && onClose()}
    >
      <SupplierSearch isFull={false} onPick={(supplier) => void start(supplier.id)} />
    </Dialog>
  );
}
