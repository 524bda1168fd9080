import { emptyFields } from '#features/publishing/engine/rules/publication.ts';

interface EventToPublish {
  isDraft: boolean;
  startsOn: string;
  endsOn: string;
  venue: string;
  city: string;
  country: string;
  category: string;
  summary: string;
  markdown: string;
}

/** Returns the errors of an event, and what it lacks before it can be published; a draft only needs its days. */
export function eventGaps(event: EventToPublish) {
  if (event.endsOn < event.startsOn)
    return [{ path: 'endsOn', message: 'The last day can’t be before the first day' }];
  return emptyFields(event, {
    venue: 'Enter a venue',
    city: 'Enter a city',
    country: 'Select a country',
    category: 'Select a category',
    summary: 'Enter a summary',
    markdown: 'Enter the text',
  });
}
