import { type Html, html, toHtml } from '#lib/html.ts';

export interface Mail {
  to: string;
  subject: string;
  text: string;
  html: string;
}

export interface MailDraft {
  to: string;
  subject: string;
  /** First line, larger than the rest. */
  heading: string;
  /** Plain text, one entry a paragraph; whatever people typed stays data. */
  paragraphs: string[];
  /** The one thing to do. */
  action?: { label: string; url: string };
  /** Why this person gets the message. */
  reason: string;
}

/** A message in the product's one layout, as text and as HTML. */
export function composeMail(draft: MailDraft): Mail {
  return {
    to: draft.to,
    subject: draft.subject.replace(/\s+/g, ' '),
    text: asText(draft),
    html: asHtml(draft),
  };
}

function asText({ heading, paragraphs, action, reason }: MailDraft): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\nPackwright. ${reason}`,
  ];
  return parts.join('\n\n');
}

function asHtml({ heading, paragraphs, action, reason }: MailDraft): string {
  const paragraph = (text: string): Html => html`<p style="margin:0 0 14px;white-space:pre-line">${text}</p>`;
  const button = action
    ? html`<p style="margin:22px 0"><a href="${action.url}" style="background:#0c553c;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${action.label}</a></p>
<p style="margin:0 0 14px;font-size:13px;color:#5f6d66">Or open ${action.url}</p>`
    : '';
  return toHtml(html`<!doctype html><html lang="en"><body style="margin:0;background:#f8faf7;color:#12251d;font:16px/1.5 Archivo,Arial,sans-serif"><div style="max-width:560px;margin:0 auto;padding:32px 20px">
<p style="font-weight:800;font-size:20px;margin:0 0 20px">Packwright</p>
<div style="background:#fff;border:1px solid #d8ded9;border-radius:12px;padding:26px">
<h1 style="font-size:22px;line-height:1.2;margin:0 0 16px">${heading}</h1>
${paragraphs.map(paragraph)}${button}</div>
<p style="font-size:13px;color:#5f6d66;margin:18px 0 0">${reason}</p></div></body></html>`);
}
