import { apiContext } from '#web/api-context.ts';
import type { Route } from './+types/events-file.ts';

/** Returns the next hundred upcoming events as a calendar file, for apps that subscribe to it. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const { data } = await context.get(apiContext).events.listEvents({ limit: 100 });
  const { toCalendarFile } = await import('../rules/ics.ts');
  return new Response(toCalendarFile(data.events, { origin, name: 'Packwright: packaging events' }), {
    headers: { 'content-type': 'text/calendar; charset=utf-8' },
  });
}
