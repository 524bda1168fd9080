import { useEffect, useEffectEvent, useState } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { Loading, Skeleton } from '#ui/feedback/skeleton.tsx';
import { Stack } from '#ui/layout/layout.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import type { RequestPrefill } from '../rules/request-subject.ts';
import { RequirementForm } from './requirement-form.tsx';

interface RequestDialogProps {
  /** URL of the page with the same form, whose data fills in the form. */
  path: string;
  /** Values typed before the dialog opened; they take precedence. */
  typed?: RequestPrefill | undefined;
  onClose: () => void;
}

/** The form “Tell Us What You Need” in a dialog over any public page. Loaded when it is first opened. */
export function RequestDialog({ path, typed, onClose }: RequestDialogProps) {
  const { data, load } = useFetcher<{ prefill: RequestPrefill }>();
  const [quantity] = useState(pageQuantity);
  const { key } = useLocation();
  const [openedAt] = useState(key);
  const close = useEffectEvent(onClose);
  useEffect(() => void load(path), [load, path]);
  // Links in the dialog lead to other pages.
  useEffect(() => {
    if (key !== openedAt) close();
  }, [key, openedAt]);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Tell Us What You Need"
      description="Matching suppliers reply with a quote."
    >
      {data ? (
        <RequirementForm prefill={{ ...(quantity && { quantity }), ...data.prefill, ...typed }} />
      ) : (
        <Loading>
          <Stack>
            <Skeleton height={68} />
            <Skeleton height={68} />
            <Skeleton height={68} />
          </Stack>
        </Loading>
      )}
    </Dialog>
  );
}

/** Returns the quantity entered on the page behind the dialog. */
const pageQuantity = (): string =>
  document.querySelector<HTMLInputElement>('main input[name=quantity]')?.value ?? '';
