/** The text of a text area and its selection. */
export interface TextSelection {
  text: string;
  start: number;
  end: number;
}

/** Replaces `from` to `to` with `insert`, then selects `start` to `end` of the new text. */
export interface Edit {
  from: number;
  to: number;
  insert: string;
  start: number;
  end: number;
}

/** Puts a mark such as `**` around the selection, or removes it if it is already there. */
export function wrap(
  { text, start, end }: TextSelection,
  { mark, words }: { mark: string; words: string },
): Edit {
  const { length } = mark;
  const inside = text.slice(start, end);
  if (text.slice(start - length, start) === mark && text.slice(end, end + length) === mark) {
    const from = start - length;
    return { from, to: end + length, insert: inside, start: from, end: from + inside.length };
  }
  const content = inside || words;
  return {
    from: start,
    to: end,
    insert: `${mark}${content}${mark}`,
    start: start + length,
    end: start + length + content.length,
  };
}

/** Starts each selected line with a prefix (`1.` numbers the lines), or removes it if every line has it. */
export function prefixLines({ text, start, end }: TextSelection, prefix: string): Edit {
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

/** Turns the selection into a link and selects its URL, to be typed over. */
export function link({ text, start, end }: TextSelection): Edit {
  const label = text.slice(start, end) || 'link text';
  const url = 'https://';
  const at = start + label.length + 3;
  return { from: start, to: end, insert: `[${label}](${url})`, start: at, end: at + url.length };
}

/** Puts a block on its own lines, with an empty line before and after it. */
export function block({ text, start, end }: TextSelection, content: string): Edit {
  const before = text.slice(0, start);
  const gap = '\n\n'.slice(before === '' ? 2 : (/\n{0,2}$/.exec(before)?.[0].length ?? 0));
  const tail = text.slice(end).startsWith('\n') ? '\n' : '\n\n';
  const at = start + gap.length;
  return { from: start, to: end, insert: `${gap}${content}${tail}`, start: at, end: at + content.length };
}
