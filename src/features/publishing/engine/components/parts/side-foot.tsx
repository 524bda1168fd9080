import type { ComponentProps } from 'react';
import { TextLink } from '#ui/controls/text-link.tsx';
import { DeleteDraft } from '../delete-draft.tsx';

interface SideFootProps {
  /** Its address on the site; without, as long as nobody can see it there. */
  page: string | false | null;
  /** How it is taken away; without, where it stays. */
  deleting: ComponentProps<typeof DeleteDraft> | false | null;
}

/** The end of an editor's side: the way to the page, and what takes it away. */
export function SideFoot({ page, deleting }: SideFootProps) {
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
