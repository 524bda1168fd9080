import { type Checklist, checklists } from './checklists.ts';
import { type PrintSheet, sheets } from './sheets.ts';
import type { Topic } from './topics.ts';

interface Asked {
  topic: Topic | null;
  q: string;
}

/** The sheets and checklists on a topic that hold every word. */
export function fromShelves({ topic, q }: Asked): { sheets: PrintSheet[]; checklists: Checklist[] } {
  const words = q.toLowerCase().split(/\s+/).filter(Boolean);
  const isAsked = (one: { topic: Topic }, text: string): boolean =>
    (!topic || one.topic === topic) && words.every((word) => text.toLowerCase().includes(word));
  return {
    sheets: sheets.filter((sheet) => isAsked(sheet, `${sheet.title} ${sheet.lead}`)),
    checklists: checklists.filter((list) =>
      isAsked(list, `${list.title} ${list.lead} ${list.points.map(({ text }) => text).join(' ')}`),
    ),
  };
}

/** What the address of the library asks for; what is no topic is left out. */
export function askedOf({ searchParams }: URL): { topic: string | null; q: string } {
  const q = (searchParams.get('q') ?? '')
    .replace(/\p{Cc}/gu, ' ')
    .trim()
    .slice(0, 100)
    .toWellFormed();
  return { topic: searchParams.get('topic'), q };
}
