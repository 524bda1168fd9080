import { apiContext } from '#web/api-context.ts';
import type { Route } from './+types/event-file.ts';

/** Returns one event as a calendar file; 404 for an unknown event. */
export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { origin } = new URL(request.url);
  const { data } = await context.get(apiContext).events.getEvent({ slug: params.slug });
  const { toCalendarFile } = await import('../rules/ics.ts');
  return new Response(toCalendarFile([data.event], { origin, name: data.event.title }), {
    headers: {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${params.slug.replace(/[^a-z0-9-]/g, '')}.ics"`,
    },
  });
}
