/** A text that people read, where it is in the project. */
export interface ReadableText {
  path: string;
  line: number;
  /** The parts of a template or of JSX that are code are written in braces: `{count} products`. */
  text: string;
}

/** Returns whether a text is prose rather than a code, a class name or a path in an SVG. */
export const isProse = (text: string): boolean =>
  /\p{L}\S* +\S*\p{L}/u.test(text) && /(?:^|[\s({“"'])\p{L}\p{Ll}{2,}/u.test(text);

export const oneLine = (text: string): string => text.trim().replace(/[ \t\n]+/g, ' ');
