import { useLocation } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';

/**
 * A button on error screens that leads back to the start page of the dashboard, the account or the admin area; from
 * there, and from all other pages, to the home page.
 */
export function HomeLink({ variant = 'main' }: { variant?: 'main' | 'line' }) {
  const area = /^\/(dashboard|account|admin)\/(?!overview\/?$)./.exec(useLocation().pathname)?.[1];
  return (
    <ButtonLink to={`/${area ?? ''}`} variant={variant}>
      {area ? 'Back to overview' : 'Go Home'}
    </ButtonLink>
  );
}
