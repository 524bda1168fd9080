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
  /** Paragraphs of plain text; user input is escaped. */
  paragraphs: string[];
  /** The main action. */
  action?: { label: string; url: string };
  /** Why the recipient gets the message. */
  reason: string;
}

/** Returns a message in the product's email layout, as text and HTML. */
export function composeMail(draft: MailDraft): Mail {
  return {
    to: draft.to,
    subject: draft.subject.replace(/\s+/g, ' '),
    text: renderText(draft),
    html: renderHtml(draft),
  };
}

function renderText({ heading, paragraphs, action, reason }: MailDraft): string {
  const parts = [
    heading,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `--\nPackwright. ${reason}`,
  ];
  return parts.join('\n\n');
}

// Mail programs without media queries use the light colours of the attributes.
const styles = `@media (prefers-color-scheme: dark) {
body, .ground { background: #0b1511 !important; color: #eef2ef !important; }
.card { background: #14201b !important; border-color: #f97b1f #2a3a33 #2a3a33 !important; }
.quiet { color: #a3b0a9 !important; }
.go { background: #6acca2 !important; color: #0b1511 !important; }
}`;
const font = "Archivo,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** The card is a table, because some mail programs ignore the width of other elements. */
function renderHtml({ subject, heading, paragraphs, action, reason }: MailDraft): string {
  const paragraph = (text: string): Html => html`<p style="margin:0 0 14px;white-space:pre-line">${text}</p>`;
  const button = action
    ? html`<p style="margin:24px 0"><a href="${action.url}" class="go" style="display:inline-block;background:#0c553c;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${action.label}</a></p>
<p class="quiet" style="margin:0;font-size:13px;color:#5f6d66">Or open <a href="${action.url}" class="quiet" style="color:#5f6d66;overflow-wrap:anywhere;word-break:break-all">${action.url}</a></p>`
    : '';
  return toHtml(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title><style>${styles}</style></head>
<body class="ground" style="margin:0;background:#f8faf7;color:#12251d;font:16px/1.5 ${font}"><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto"><tr><td style="padding:32px 20px;font:16px/1.5 ${font};overflow-wrap:anywhere">
<p style="font-weight:800;font-size:20px;line-height:1.2;margin:0 0 20px">Packwright</p>
<div class="card" style="background:#fff;border:1px solid #d8ded9;border-top:4px solid #f97b1f;border-radius:12px;padding:26px 24px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${heading}</h1>
${paragraphs.map(paragraph)}${button}</div>
<p class="quiet" style="font-size:13px;color:#5f6d66;margin:18px 0 0">${reason}</p></td></tr></table></body></html>`);
}
