import { ButtonLink } from '#ui/controls/button.tsx';
import type { ProfileItem } from '../rules.ts';

/** A link to the page where an item of the profile is completed. */
export function ItemLink({ item: { name, status, to } }: { item: ProfileItem }) {
  const verb = status === 'not_started' ? 'Start' : 'Continue';
  return (
    <ButtonLink size="sm" variant="line" to={to} aria-label={`${verb}: ${name}`}>
      {verb}
    </ButtonLink>
  );
}
