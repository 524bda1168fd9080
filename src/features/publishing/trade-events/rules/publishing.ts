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
    return [{ path: 'endsOn', message: 'The last day cannot be before the first' }];
  return emptyFields(event, {
    venue: 'Please say where it is held',
    city: 'Please give the city',
    country: 'Please choose a country',
    category: 'Please choose a category',
    summary: 'Please say in a sentence what it is: lists show it',
    markdown: 'Please write the text first',
  });
}
