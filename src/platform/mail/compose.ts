import type { MailDraft, MailPart } from './mail-draft.ts';
import { renderMailHtml } from './mail-html.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

/** Returns a message in the product's email layout, as text and HTML. */
export function composeMail(draft: MailDraft): Mail {
  return {
    to: draft.to,
    subject: draft.subject.replace(/\s+/g, ' '),
    text: renderText(draft),
    html: renderMailHtml(draft),
  };
}

function renderText({ heading, paragraphs, parts = [], action, reason }: MailDraft): string {
  const texts = [
    heading,
    ...paragraphs,
    ...parts.map(renderPart),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\nPackwright. ${reason}`,
  ];
  return texts.join('\n\n');
}

function renderPart(part: MailPart): string {
  if ('quote' in part) return part.quote.replace(/^/gm, '> ');
  if ('facts' in part) return part.facts.map(([label, value]) => `${label}: ${value}`).join('\n');
  if ('amounts' in part) return part.amounts.map(([label, amount]) => `${label}: ${amount}`).join('\n');
  const lines = part.products.map(({ title, note, amount, url }) =>
    [`• ${title}`, note, amount, url].filter(Boolean).join('\n  '),
  );
  return [...lines, ...(part.more ? [`and ${part.more} more`] : [])].join('\n');
}
