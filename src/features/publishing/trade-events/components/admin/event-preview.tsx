import { PagePreview } from '#features/publishing/engine/components/parts/page-preview.tsx';
import { usePreview } from '#features/publishing/engine/components/use-preview.ts';
import { toDateString } from '#lib/calendar.ts';
import { slugify } from '#lib/slug.ts';
import { useClock } from '#ui/facts/clock.ts';
import type { EventForm } from '../../contract.ts';
import { eventPath } from '../../rules/paths.ts';
import { EventPage } from '../event-page.tsx';

/** A preview of the event page from the values of the form. */
export function EventPreview({ values }: { values: EventForm }) {
  const { html } = usePreview(values.markdown);
  const now = useClock();
  const today = toDateString(new Date(now ?? 0));
  const slug = values.slug || slugify(values.title);
  return (
    <PagePreview>
      <EventPage
        event={{
          ...values,
          id: slug,
          slug,
          title: values.title || 'Title',
          startsOn: values.startsOn || today,
          endsOn: values.endsOn || values.startsOn || today,
          websiteUrl: values.websiteUrl || null,
          html,
          version: 1,
        }}
        today={today}
        url={new URL(eventPath(slug), location.origin).href}
      />
    </PagePreview>
  );
}
