import type { MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { hiddenMeta } from '#web/page-meta.ts';
import { PageMessage } from './page-message.tsx';

export const meta: MetaFunction = () =>
  hiddenMeta({ title: 'Coming soon', description: 'This part of Packwright will be live soon.' });

export default function ComingSoon() {
  return (
    <PageMessage title="Coming soon" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
      This part of Packwright will be live soon.
    </PageMessage>
  );
}
