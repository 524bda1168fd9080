import { Marked, type Tokens } from 'marked';
import sanitize from 'sanitize-html';
import { slugify } from '#lib/slug.ts';
import type { Heading } from '../contract.ts';

export interface RenderedText {
  html: string;
  /** The main headings in document order. */
  headings: Heading[];
}

const namedHeading = /\{#([a-z][a-z0-9-]*)\}$/;

/**
 * Renders Markdown as sanitised HTML when a text is saved. Raw HTML is shown as text. The id of a main heading is
 * written at its end, as in `## What it is {#what-is}`, or generated from its words.
 */
export function renderMarkdown(markdown: string): RenderedText {
  const headings: Heading[] = [];
  const ids = new Map<string, number>();
  const html = new Marked({
    gfm: true,
    async: false,
    walkTokens: (token) => assignHeadingId(token as Tokens.Heading, { headings, ids }),
  })
    .use({ renderer: rendererFor(headings) })
    .parse(markdown) as string;
  return { html: sanitize(html, allowed).trim(), headings };
}

interface HeadingState {
  headings: Heading[];
  /** Ids in use, each with the last number that was appended to it. */
  ids: Map<string, number>;
}

/** Removes `{#id}` from a heading's text and records main headings with a unique id. */
function assignHeadingId(token: Tokens.Heading, { headings, ids }: HeadingState): void {
  if (token.type !== 'heading') return;
  const text = token.text.trimEnd();
  const [suffix = '', given] = namedHeading.exec(text) ?? [];
  if (suffix) token.text = text.slice(0, -suffix.length).trimEnd();
  const last = token.tokens.at(-1);
  if (suffix && last?.type === 'text')
    last.text = last.raw = last.raw.trimEnd().replace(namedHeading, '').trimEnd();
  if (token.depth > 2) return;
  const id = uniqueId(given ?? slugify(token.text, 60), ids);
  headings.push({ id, text: plainText(token.tokens) });
}

/** Returns the requested id, or the id with the first free number appended. */
function uniqueId(requested: string, ids: Map<string, number>): string {
  let number = ids.get(requested);
  if (number === undefined) {
    ids.set(requested, 1);
    return requested;
  }
  let id: string;
  do {
    number += 1;
    id = `${requested}-${number}`;
  } while (ids.has(id));
  ids.set(requested, number);
  ids.set(id, 1);
  return id;
}

const plainText = (tokens: readonly { raw: string; tokens?: unknown; text?: string }[]): string =>
  tokens
    .map((token) =>
      Array.isArray(token.tokens) ? plainText(token.tokens as Tokens.Text[]) : (token.text ?? token.raw),
    )
    .join('');

function rendererFor(headings: readonly Heading[]) {
  let passed = 0;
  let tables = 0;
  return {
    heading(
      this: { parser: { parseInline(tokens: unknown[]): string } },
      { tokens, depth }: Tokens.Heading,
    ): string {
      const words = this.parser.parseInline(tokens);
      if (depth > 2) return `<h3>${words}</h3>\n`;
      const id = headings[passed]?.id ?? '';
      passed += 1;
      return `<h2 id="${id}">${words}</h2>\n`;
    },
    html: ({ text }: Tokens.HTML | Tokens.Tag): string => escapeHtml(text),
    table(
      this: { parser: { parseInline(tokens: unknown[]): string } },
      { header, rows }: Tokens.Table,
    ): string {
      tables += 1;
      // The empty corner cell above a column of names is no header.
      const cell = ({ tokens, text }: Tokens.TableCell, tag: string): string => {
        const words = this.parser.parseInline(tokens);
        return tag === 'th' && text.trim() ? `<th scope="col">${words}</th>` : `<td>${words}</td>`;
      };
      const cells = (row: Tokens.TableCell[], tag: string): string =>
        `<tr>${row.map((one) => cell(one, tag)).join('')}</tr>`;
      const body = rows.map((row) => cells(row, 'td')).join('');
      // A wide table scrolls on its own, so it must be focusable for keyboard users.
      return `<div role="region" aria-label="Table ${tables}" tabindex="0"><table><thead>${cells(header, 'th')}</thead><tbody>${body}</tbody></table></div>\n`;
    },
  };
}

const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

const allowed: sanitize.IOptions = {
  allowedTags:
    'h2 h3 p ul ol li blockquote hr br pre code strong em del a img div table thead tbody tr th td'.split(
      ' ',
    ),
  allowedAttributes: {
    h2: ['id'],
    a: ['href', 'title', 'rel'],
    img: ['src', 'alt', 'title', 'loading'],
    ol: ['start'],
    th: ['scope'],
    div: ['role', 'aria-label', 'tabindex'],
  },
  allowedSchemes: ['https', 'http', 'mailto'],
  allowProtocolRelative: false,
  // Pictures may only be loaded from this site, so that pages do not reveal their readers to other hosts.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && !/^\/(?!\/)/.test(attribs.src ?? ''),
  transformTags: {
    a: (tagName, attribs) => ({
      tagName,
      attribs: attribs.href?.startsWith('http') ? { ...attribs, rel: 'noopener nofollow' } : attribs,
    }),
    img: (tagName, attribs) => ({ tagName, attribs: { ...attribs, loading: 'lazy' } }),
  },
};
