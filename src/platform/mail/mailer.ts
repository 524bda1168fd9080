import type { Transporter } from 'nodemailer';
import type { Config } from '../config/config.ts';
import type { Mail } from './compose.ts';

/** Delivers messages to a mail server; throws if it refuses one. */
export interface Mailer {
  /** False if no mail server is configured; messages then wait. */
  canDeliver: boolean;
  deliver(mail: Mail): Promise<void>;
}

// Several of them together stay below the time for which a job claims a message.
const smtpTimeouts = { connectionTimeout: 8_000, greetingTimeout: 8_000, socketTimeout: 15_000 };

/**
 * Returns an SMTP mailer if a server is configured. In a local demo, the mailbox page replaces it; otherwise messages
 * wait.
 */
export function createMailer({ mail, mailbox }: Pick<Config, 'mail' | 'mailbox'>): Mailer {
  if (!mail.smtpUrl) return { canDeliver: mailbox, deliver: async () => {} };
  const { smtpUrl, from } = mail;
  let transport: Promise<Transporter> | undefined;
  return {
    canDeliver: true,
    async deliver({ to, subject, text, html }) {
      // Loaded with the first message, because only background processes send mail.
      transport ??= import('nodemailer').then(({ default: nodemailer }) =>
        nodemailer.createTransport({ url: smtpUrl, ...smtpTimeouts }, { from }),
      );
      await (await transport).sendMail({ to, subject, text, html });
    },
  };
}
