import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Mail } from './compose.ts';

/** Hands a message over to a mail server; throws when it does not take it. */
export interface Mailer {
  /** False where no mail server is configured: messages wait. */
  canDeliver: boolean;
  deliver(mail: Mail): Promise<void>;
}

// Shorter than a transaction may idle: what a slow server took must not be taken back and sent twice.
const patience = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/** SMTP when a server is configured. In a local demo the mailbox page takes its place; otherwise messages wait. */
export function createMailer({ mail, mailbox }: Pick<Config, 'mail' | 'mailbox'>): Mailer {
  if (!mail.smtpUrl) return { canDeliver: mailbox, deliver: async () => {} };
  const { smtpUrl, from } = mail;
  let transport: Promise<Transporter> | undefined;
  return {
    canDeliver: true,
    async deliver({ to, subject, text, html }) {
      // Loaded with the first message: only who works in the background sends any.
      transport ??= import('nodemailer').then(({ default: nodemailer }) =>
        nodemailer.createTransport({ url: smtpUrl, ...patience }, { from }),
      );
      await (await transport).sendMail({ to, subject, text, html });
    },
  };
}
