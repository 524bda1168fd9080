import type { FieldError } from '#lib/errors.ts';

interface WrittenEvent {
  isDraft: boolean;
  venue: string;
  city: string;
  country: string;
  category: string;
  summary: string;
  markdown: string;
}

/** What an event lacks before visitors may see it; a draft lacks nothing. */
export function eventGaps(event: WrittenEvent): FieldError[] {
  if (event.isDraft) return [];
  const needed = [
    ['venue', 'Please say where it is held'],
    ['city', 'Please give the city'],
    ['country', 'Please choose a country'],
    ['category', 'Please choose a category'],
    ['summary', 'Please say in a sentence what it is: lists show it'],
    ['markdown', 'Please write the text first'],
  ] as const;
  return needed.flatMap(([path, message]) => (event[path] ? [] : [{ path, message }]));
}
