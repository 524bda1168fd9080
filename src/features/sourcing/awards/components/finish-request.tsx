import { standardSchemaResolver } from '@hookform/resolvers/standard-schema';
import { useState } from 'react';
import { useRevalidator } from 'react-router';
import * as z from 'zod/mini';
import { DialogForm, Wide } from '#features/orders/order-record/components/dialog-form.tsx';
import { Button } from '#ui/controls/button.tsx';
import { Checkbox } from '#ui/fields/choices/checkbox.tsx';
import { api } from '#web/api.ts';
import { useFormAction } from '#web/use-form-action.ts';
import { RankPreview } from './rank-preview.tsx';

const resolver = standardSchemaResolver(z.object({ tellDistance: z.boolean() }));

/** Finishes a request of which a part is awarded and the rest no longer needed. */
export function FinishRequest({ requestId }: { requestId: string }) {
  const [isOpen, setOpen] = useState(false);
  const { revalidate } = useRevalidator();
  const close = (): void => setOpen(false);
  const action = useFormAction({
    resolver,
    defaultValues: { tellDistance: false },
    send: (typed) => api.awards.finish({ id: requestId, ...typed }),
    success: 'The request is finished. We notified the suppliers.',
    failure: 'The request could not be finished. Please try again.',
    onSuccess: async () => {
      await revalidate();
      close();
    },
  });
  return (
    <>
      <Button variant="line" onClick={() => setOpen(true)}>
        Finish request
      </Button>
      {isOpen && (
        <DialogForm
          title="Finish this request?"
          description="Nothing more is awarded. Open quotes are declined, and the suppliers learn how their price ranked."
          size="sm"
          submitLabel="Finish request"
          busyLabel="Finishing..."
          action={action}
          onClose={close}
        >
          <Checkbox
            {...action.form.register('tellDistance')}
            hint="A percentage, never the prices of others."
          >
            Also share how far above the lowest price they were
          </Checkbox>
          <Wide>
            <RankPreview
              requestId={requestId}
              winners={[]}
              tellDistance={action.form.watch('tellDistance')}
            />
          </Wide>
        </DialogForm>
      )}
    </>
  );
}
