import type { MetaFunction } from 'react-router';
import { ButtonLink } from '#ui/controls/button.tsx';
import { PageMessage } from './page-message.tsx';

export const meta: MetaFunction = () => [
  { title: 'Coming soon · Packwright' },
  { name: 'description', content: 'This part of Packwright will be live soon.' },
  { name: 'robots', content: 'noindex' },
];

export default function ComingSoon() {
  return (
    <PageMessage title="Coming soon" action={<ButtonLink to="/">Back to Home</ButtonLink>}>
      This part of Packwright will be live soon. It is scored, creased and waiting to be folded.
    </PageMessage>
  );
}
