import type { MouseEvent } from 'react';
import { useLocation } from 'react-router';
import { useRequestDialog } from '#features/sourcing/requirements/components/use-request-dialog.tsx';
import { ButtonLink } from '#ui/controls/button.tsx';

/** Opens the request form, filled in from the current page: as a dialog, or without scripts as a page. */
export function QuoteLink({ className }: { className?: string | undefined }) {
  const { pathname, search } = useLocation();
  const { open, dialog } = useRequestDialog();
  const path = pathname === '/' ? '/request' : `/request?from=${encodeURIComponent(pathname + search)}`;
  const onClick = (event: MouseEvent) => {
    if (pathname === '/request' || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    open(path);
  };
  return (
    <>
      <ButtonLink to={path} variant="line" size="sm" className={className} onClick={onClick}>
        Get quotes
      </ButtonLink>
      {dialog}
    </>
  );
}
