import { type Html, html, toHtml } from '#lib/html.ts';
import type { MailDraft, MailPart, MailProduct, MailRow } from './mail-draft.ts';

// Mail programs without media queries use the light colours of the attributes.
const styles = `@media (prefers-color-scheme: dark) {
body, .ground { background: #0b1511 !important; color: #eef2ef !important; }
.card { background: #14201b !important; border-color: #f97b1f #2a3a33 #2a3a33 !important; }
.line { border-color: #2a3a33 !important; }
.quote { background: #1b2a24 !important; border-color: #6acca2 !important; }
.quiet { color: #a3b0a9 !important; }
.text { color: #eef2ef !important; }
.go { background: #6acca2 !important; color: #0b1511 !important; }
}`;
const font = "Archivo,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";
const quiet = '#5f6d66';
const pictureSide = 64;

/**
 * Returns a message in the product's email layout. Everything beside something else is a table, because some mail
 * programs ignore other layouts and the width of other elements.
 */
export function renderMailHtml({
  subject,
  heading,
  paragraphs,
  parts = [],
  action,
  reason,
}: MailDraft): string {
  const logo = action
    ? html`<img src="${new URL('/icon-192.png', action.url).href}" width="32" height="32" alt="" style="vertical-align:-9px;border:0;border-radius:8px;margin-right:10px">`
    : '';
  return toHtml(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>${subject}</title><style>${styles}</style></head>
<body class="ground" style="margin:0;background:#f8faf7;color:#12251d;font:16px/1.5 ${font}"><table role="presentation" align="center" width="600" cellpadding="0" cellspacing="0" border="0" style="width:100%;max-width:600px;margin:0 auto"><tr><td style="padding:32px 20px;font:16px/1.5 ${font};overflow-wrap:anywhere">
<p style="font-weight:800;font-size:20px;line-height:1.4;margin:0 0 20px">${logo}Packwright</p>
<div class="card" style="background:#fff;border:1px solid #d8ded9;border-top:4px solid #f97b1f;border-radius:12px;padding:26px 24px">
<h1 style="font-size:22px;line-height:1.25;margin:0 0 16px">${heading}</h1>
${paragraphs.map(renderParagraph)}${parts.map(renderPart)}${action ? renderAction(action) : ''}</div>
<p class="quiet" style="font-size:13px;color:${quiet};margin:18px 0 0">${reason}</p></td></tr></table></body></html>`);
}

const renderParagraph = (text: string): Html =>
  html`<p style="margin:0 0 14px;white-space:pre-line">${text}</p>`;

const renderAction = ({ label, url }: NonNullable<MailDraft['action']>): Html =>
  html`<p style="margin:24px 0"><a href="${url}" class="go" style="display:inline-block;background:#0c553c;color:#fff;padding:12px 20px;border-radius:8px;text-decoration:none;font-weight:600">${label}</a></p>
<p class="quiet" style="margin:0;font-size:13px;color:${quiet}">Or open <a href="${url}" class="quiet" style="color:${quiet};overflow-wrap:anywhere;word-break:break-all">${url}</a></p>`;

function renderPart(part: MailPart): Html {
  if ('quote' in part)
    return html`<div class="quote" style="background:#f1f5f1;border-left:3px solid #0c553c;border-radius:0 8px 8px 0;padding:12px 16px;margin:0 0 16px;white-space:pre-line">${part.quote}</div>`;
  if ('facts' in part) return renderTable(part.facts.map(renderFact));
  if ('amounts' in part)
    return renderTable(
      part.amounts.map((row, index) => renderAmount(row, index === part.amounts.length - 1)),
    );
  const rest = part.more
    ? html`<tr><td colspan="3" class="quiet" style="padding:10px 0 0;font-size:14px;color:${quiet}">and ${part.more} more</td></tr>`
    : '';
  const hasPictures = part.products.some(({ picture }) => picture);
  return renderTable([...part.products.map((product) => renderProduct(product, hasPictures)), rest]);
}

const renderTable = (rows: (Html | '')[]): Html =>
  html`<table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0" style="width:100%;margin:0 0 16px;font:15px/1.45 ${font}">${rows}</table>`;

const renderFact = ([label, value]: MailRow): Html =>
  html`<tr><td class="quiet" valign="top" width="38%" style="padding:3px 12px 3px 0;color:${quiet}">${label}</td><td valign="top" style="padding:3px 0;white-space:pre-line">${value}</td></tr>`;

function renderAmount([label, amount]: MailRow, isTotal: boolean): Html {
  const look = isTotal ? 'padding:10px 0 0;font-weight:700;font-size:17px' : 'padding:3px 0';
  const line = isTotal ? ';border-top:1px solid #d8ded9' : '';
  return html`<tr><td class="line" style="${look}${line}">${label}</td><td class="line" align="right" style="${look}${line};white-space:nowrap">${amount}</td></tr>`;
}

function renderProduct({ title, note, amount, picture, url }: MailProduct, hasPictures: boolean): Html {
  const image = picture
    ? html`<img src="${picture}" width="${pictureSide}" height="${pictureSide}" alt="" style="display:block;width:${pictureSide}px;height:${pictureSide}px;object-fit:contain;border-radius:8px;background:#ebf0eb;border:0">`
    : '';
  const name = url
    ? html`<a href="${url}" class="text" style="color:#12251d;font-weight:600;text-decoration:none">${title}</a>`
    : html`<span style="font-weight:600">${title}</span>`;
  const below = note
    ? html`<br><span class="quiet" style="font-size:14px;color:${quiet}">${note}</span>`
    : '';
  const cell = 'padding:10px 0;border-bottom:1px solid #e4e9e5';
  const pictureCell = hasPictures
    ? html`<td class="line" valign="top" width="${pictureSide + 14}" style="${cell}">${image}</td>`
    : '';
  return html`<tr>${pictureCell}<td class="line" valign="top" style="${cell}">${name}${below}</td><td class="line" valign="top" align="right" style="${cell};padding-left:12px;white-space:nowrap">${amount ?? ''}</td></tr>`;
}
