import type { ComponentProps } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DeleteDraft } from '../delete-draft.tsx';

interface SideFooterProps {
  /** Path of the public page; not set while visitors cannot see it. */
  page: string | false | null;
  /** Props of the delete button; not set if the entry cannot be deleted. */
  deleting: ComponentProps<typeof DeleteDraft> | false | null;
}

/** The end of an editor's sidebar: the link to the public page and the delete button. */
export function SideFooter({ page, deleting }: SideFooterProps) {
  return (
    <>
      {page && (
        <p>
          <TextLink to={page}>See it on the site</TextLink>
        </p>
      )}
      {deleting && <DeleteDraft {...deleting} />}
    </>
  );
}
