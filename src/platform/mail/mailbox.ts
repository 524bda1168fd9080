import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { type Html, html, toHtml } from '#lib/html.ts';
import { isLocalCall } from '../http/caller.ts';
import type { Kernel } from '../kernel.ts';
import { findMail, listNewestMail } from './outbox.ts';

type Message = Awaited<ReturnType<typeof listNewestMail>>[number];

const pagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; frame-src 'self'; base-uri 'none'; frame-ancestors 'none'";
/** The message is shown as its recipient sees it: with pictures, without scripts. */
const messagePolicy =
  "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'; frame-ancestors 'self'; sandbox allow-popups allow-popups-to-escape-sandbox allow-top-navigation-by-user-activation";

/**
 * Serves `/_mailbox`, the sent mail, for trying the product without a mail server. Messages contain sign-in links, so
 * it exists only in a local demo without SMTP, and only for this machine.
 */
export function mountMailbox(app: FastifyInstance, { config, database }: Kernel): void {
  if (!config.mailbox) return;
  app.get('/_mailbox', async (request, reply) => {
    refuseOthers(request);
    const messages = await listNewestMail(database.db);
    const { message: wanted } = request.query as { message?: string };
    const open = messages.find(({ id }) => id === wanted) ?? messages[0];
    reply.header('content-security-policy', pagePolicy);
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(toHtml(renderMailbox(messages, open)));
  });
  app.get<{ Params: { id: string } }>('/_mailbox/:id', async (request, reply) => {
    refuseOthers(request);
    const mail = await findMail(database.db, request.params.id);
    if (!mail) throw new AppError('not_found', 'Not found');
    reply.header('content-security-policy', messagePolicy);
    // The mailbox shows it in a frame.
    reply.raw.removeHeader('x-frame-options');
    return reply
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(mail.html.replace('<head>', '<head><base target="_top">'));
  });
}

function refuseOthers(request: FastifyRequest): void {
  if (!isLocalCall(request)) throw new AppError('not_found', 'Not found');
}

const styles = `
*{box-sizing:border-box}
:root{color-scheme:light dark;--line:#d8ded9;--soft:#5f6d66;--tint:#eaf1ec}
@media (prefers-color-scheme:dark){:root{--line:#2a3a33;--soft:#a3b0a9;--tint:#1b2a24}}
body{font:15px/1.45 system-ui,sans-serif;margin:0;display:grid;grid-template-columns:340px minmax(0,1fr);height:100vh}
nav{overflow:auto;border-right:1px solid var(--line)}
h1{font-size:18px;margin:0;padding:16px 16px 4px}
nav p{margin:0;padding:0 16px 12px;color:var(--soft)}
nav a{display:block;padding:10px 16px;border-top:1px solid var(--line);color:inherit;text-decoration:none;overflow-wrap:anywhere}
nav a[aria-current]{background:var(--tint);box-shadow:inset 3px 0 #f97b1f}
nav b{display:block}nav span{color:var(--soft);font-size:13px}
main{display:flex;flex-direction:column;min-width:0;overflow:auto}
header{padding:14px 20px;border-bottom:1px solid var(--line)}
header p{margin:2px 0;color:var(--soft);overflow-wrap:anywhere}header h2{font-size:17px;margin:0}
iframe{border:0;flex:1;min-height:70vh;width:100%}
details{padding:12px 20px;border-top:1px solid var(--line)}pre{white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}
@media (max-width:760px){body{display:block;height:auto}nav{border:0;max-height:38vh}main{border-top:1px solid var(--line)}}
`;

const renderMailbox = (messages: Message[], open: Message | undefined): Html =>
  html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title><style>${styles}</style></head>
<body><nav aria-label="Messages"><h1>Mailbox</h1><p>${sentText(messages.length)}</p>${messages.map((message) => renderRow(message, message === open))}</nav>
<main>${open ? renderMessage(open) : ''}</main></body></html>`;

const renderRow = ({ id, subject, recipient, queuedAt, sentAt }: Message, isOpen: boolean): Html =>
  html`<a href="/_mailbox?message=${id}"${isOpen ? html` aria-current="true"` : ''}><b>${subject}</b><span>${recipient} · ${formatTime(queuedAt)}${sentAt ? '' : ' · waiting'}</span></a>`;

const renderMessage = ({ id, subject, recipient, text, queuedAt }: Message): Html =>
  html`<header><h2>${subject}</h2><p>To ${recipient} · ${formatTime(queuedAt)}</p></header>
<iframe src="/_mailbox/${id}" title="${subject}"></iframe>
<details><summary>Plain text version</summary><pre>${linkUrls(text)}</pre></details>`;

const formatTime = (instant: Date): string => instant.toISOString().slice(0, 16).replace('T', ' ');

function sentText(count: number): string {
  if (count === 0) return 'No messages yet. Sign up to receive the first one.';
  return count === 1 ? '1 message' : `${count} messages, newest first`;
}

/** Returns plain text with clickable links. */
function linkUrls(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
