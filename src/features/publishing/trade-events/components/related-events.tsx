import { EntryCard } from '#features/publishing/engine/components/page/entry-card.tsx';
import { countryName } from '#lib/country-name.ts';
import { Grid } from '#ui/layout/layout.tsx';
import { Section } from '#ui/layout/section.tsx';
import type { TradeEvent } from '../contract.ts';
import { formatEventDates } from '../rules/dates.ts';
import { eventPath } from '../rules/paths.ts';

/** Links to three more events. */
export const RelatedEvents = ({ events }: { events: readonly TradeEvent[] }) => (
  <Section title="More events" air="none">
    <Grid as="ul" columns={3} small={1} gap={4.5}>
      {events.map((event) => (
        <li key={event.id}>
          <EntryCard
            to={eventPath(event.slug)}
            title={event.title}
            facts={formatEventDates(event)}
            picture={{ seed: event.slug, src: event.imageUrl }}
            summary={`${event.city}, ${countryName(event.country)}`}
          />
        </li>
      ))}
    </Grid>
  </Section>
);
