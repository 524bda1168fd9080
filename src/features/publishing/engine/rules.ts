/** What stands in a text area, and which part of it is marked. */
export interface Marked {
  text: string;
  start: number;
  end: number;
}

/** Replace `from` to `to` with `insert`, then mark `start` to `end` of the new text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Puts a mark such as `**` around the marked words, or takes it away when it is there. */
export function wrap({ text, start, end }: Marked, { mark, words }: { mark: string; words: string }): Edit {
  const { length } = mark;
  const inside = text.slice(start, end);
  if (text.slice(start - length, start) === mark && text.slice(end, end + length) === mark) {
    const from = start - length;
    return { from, to: end + length, insert: inside, start: from, end: from + inside.length };
  }
  const kept = inside || words;
  return {
    from: start,
    to: end,
    insert: `${mark}${kept}${mark}`,
    start: start + length,
    end: start + length + kept.length,
  };
}

/** Begins each marked line with a prefix (`1.` counts), or takes it away when every line has it. */
export function prefixLines({ text, start, end }: Marked, prefix: string): Edit {
  const from = text.lastIndexOf('\n', start - 1) + 1;
  const after = text.indexOf('\n', end);
  const to = after === -1 ? text.length : after;
  const lines = text.slice(from, to).split('\n');
  const has = (line: string): boolean =>
    prefix === '1.' ? /^\d+\. /.test(line) : line.startsWith(`${prefix} `);
  const changed = lines.every(has)
    ? lines.map((line) => line.slice(line.indexOf(' ') + 1))
    : lines.map((line, row) => `${prefix === '1.' ? `${row + 1}.` : prefix} ${line}`);
  const insert = changed.join('\n');
  return {
    from,
    to,
    insert,
    start: lines.length === 1 ? from + insert.length : from,
    end: from + insert.length,
  };
}

/** Makes the marked words a link and marks the address, to be typed over. */
export function link({ text, start, end }: Marked): Edit {
  const words = text.slice(start, end) || 'words of the link';
  const address = 'https://';
  const at = start + words.length + 3;
  return { from: start, to: end, insert: `[${words}](${address})`, start: at, end: at + address.length };
}

/** Puts a block on lines of its own, with an empty line before and after it. */
export function block({ text, start, end }: Marked, content: string): Edit {
  const before = text.slice(0, start);
  const gap = '\n\n'.slice(before === '' ? 2 : (/\n{0,2}$/.exec(before)?.[0].length ?? 0));
  const tail = text.slice(end).startsWith('\n') ? '\n' : '\n\n';
  const at = start + gap.length;
  return { from: start, to: end, insert: `${gap}${content}${tail}`, start: at, end: at + content.length };
}

export type Publication = 'draft' | 'scheduled' | 'published';

export const publicationWords: Record<Publication, { label: string; status: 'ok' | 'warn' | 'neutral' }> = {
  draft: { label: 'Draft', status: 'neutral' },
  scheduled: { label: 'Scheduled', status: 'warn' },
  published: { label: 'Published', status: 'ok' },
};

/** Draft until it is published, scheduled until the time has come; `now` is of `useClock`. */
export function publicationOf(
  entry: { isDraft: boolean; publishedAt: string } | null,
  now: number | null,
): Publication {
  if (!entry || entry.isDraft) return 'draft';
  return now !== null && Date.parse(entry.publishedAt) > now ? 'scheduled' : 'published';
}
