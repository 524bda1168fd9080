import type { FastifyInstance } from 'fastify';
import { AppError } from '#lib/errors.ts';
import { html, toHtml } from '#lib/html.ts';
import { isLocalCall } from '../http/caller.ts';
import type { Kernel } from '../kernel.ts';
import { listNewestMail } from './outbox.ts';

/**
 * Serves `/_mailbox`, the sent mail, for trying the product without a mail server. Messages contain sign-in links, so
 * it exists only in a local demo without SMTP, and only for this machine.
 */
export function mountMailbox(app: FastifyInstance, { config, database }: Kernel): void {
  if (!config.mailbox) return;
  app.get('/_mailbox', async (request, reply) => {
    if (!isLocalCall(request)) throw new AppError('not_found', 'Not found');
    const messages = await listNewestMail(database.db);
    const page = html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Mailbox</title></head>
<body style="font:16px/1.5 system-ui,sans-serif;max-width:760px;margin:0 auto;padding:24px;color-scheme:light dark"><h1>Mailbox</h1><p>${sentText(messages.length)}</p>
${messages.map(
  ({
    recipient,
    subject,
    text,
    queuedAt,
    sentAt,
  }) => html`<article style="border-top:1px solid;padding:16px 0"><h2 style="font-size:18px;margin:0">${subject}</h2>
<p style="margin:2px 0">To ${recipient}, ${queuedAt.toISOString()}${sentAt ? '' : ' (waiting)'}</p><p style="white-space:pre-line;overflow-wrap:anywhere">${linkUrls(text)}</p></article>`,
)}</body></html>`;
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
    );
    return reply.header('cache-control', 'no-store').type('text/html; charset=utf-8').send(toHtml(page));
  });
}

const sentText = (count: number): string =>
  count === 0
    ? 'No message yet. Whatever the product sends appears here: sign up, and there is the first one.'
    : `What the product sent, the newest first: ${count === 1 ? 'one message' : `${count} messages`}.`;

/** Returns plain text with clickable links. */
function linkUrls(text: string) {
  return text
    .split(/(https?:\/\/\S+)/)
    .map((part, index) => (index % 2 ? html`<a href="${part}">${part}</a>` : part));
}
