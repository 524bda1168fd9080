import { MapPin, MessageSquareQuote, Search } from 'lucide-react';
import { ButtonLink } from '#ui/controls/button.tsx';
import { Card } from '#ui/layout/card.tsx';
import { Grid, Stack } from '#ui/layout/layout.tsx';

const steps = [
  {
    Icon: Search,
    title: 'Find your packaging',
    text: 'Search by product, size or material. Prices by quantity and lead times are on every page.',
    to: '/search',
    label: 'Find products',
  },
  {
    Icon: MessageSquareQuote,
    title: 'Get quotes',
    text: 'Describe what you need once. Up to 10 matching suppliers reply with a price.',
    to: '/requests/new',
    label: 'Post a request',
  },
  {
    Icon: MapPin,
    title: 'Add your address',
    text: 'Delivery and tax at checkout are calculated for it.',
    to: '/account/addresses',
    label: 'Add an address',
  },
];

/** The first steps in an account without orders, conversations and favourites. */
export function FirstSteps() {
  return (
    <Grid columns={3} below={860} gap={4}>
      {steps.map(({ Icon, title, text, to, label }, index) => (
        <Card key={to} title={title}>
          <Stack gap={3} justify="start">
            <Icon aria-hidden width={28} height={28} strokeWidth={1.6} />
            <p className="muted pretty">{text}</p>
            <ButtonLink to={to} variant={index === 0 ? 'main' : 'line'}>
              {label}
            </ButtonLink>
          </Stack>
        </Card>
      ))}
    </Grid>
  );
}
