import nodemailer from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Mail } from './compose.ts';

/** Hands a message over to a mail server; throws when it does not take it. */
export interface Mailer {
  deliver(mail: Mail): Promise<void>;
}

/** SMTP when a server is configured; otherwise the mailbox page alone shows what was sent. */
export function createMailer({ mail }: Pick<Config, 'mail'>): Mailer {
  if (!mail.smtpUrl) return { deliver: async () => {} };
  const transport = nodemailer.createTransport(mail.smtpUrl, { from: mail.from });
  return {
    async deliver({ to, subject, text, html }) {
      await transport.sendMail({ to, subject, text, html });
    },
  };
}
