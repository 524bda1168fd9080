import { type Checklist, checklists } from './checklists.ts';
import { type PrintSheet, sheets } from './sheets.ts';
import type { Topic } from './topics.ts';

interface LibraryQuery {
  topic: Topic | null;
  q: string;
}

/** Returns the sheets and checklists on a topic that contain every word. */
export function filterLibrary({ topic, q }: LibraryQuery): { sheets: PrintSheet[]; checklists: Checklist[] } {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const matches = (one: { topic: Topic }, text: string): boolean =>
    (!topic || one.topic === topic) && words.every((word) => text.toLowerCase().includes(word));
  return {
    sheets: sheets.filter((sheet) => matches(sheet, `${sheet.title} ${sheet.lead}`)),
    checklists: checklists.filter((list) =>
      matches(list, `${list.title} ${list.lead} ${list.points.map(({ text }) => text).join(' ')}`),
    ),
  };
}

/** Reads the library's filters from the URL. */
export function readLibraryQuery({ searchParams }: URL): { topic: string | null; q: string } {
  const q = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  return { topic: searchParams.get('topic'), q };
}
