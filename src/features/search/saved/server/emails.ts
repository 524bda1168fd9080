import type { MailDraft } from '#platform/mail/compose.ts';

interface NewProductsMail {
  to: string;
  person: string;
  search: string;
  titles: string[];
  more: number;
  url: string;
  stopUrl: string;
}

/** Returns the email about new products of a search, sent at most once a day. */
export const newProductsMail = ({
  to,
  person,
  search,
  titles,
  more,
  url,
  stopUrl,
}: NewProductsMail): MailDraft => ({
  to,
  subject: `${titles.length + more} new for “${search}” on Packwright`,
  heading: `New for your search, ${person}`,
  paragraphs: [
    `These products match “${search}” and came in since we last looked:`,
    titles.map((title) => `• ${title}`).join('\n') + (more > 0 ? `\nand ${more} more` : ''),
  ],
  action: { label: 'See them', url },
  reason: `You get this because you saved this search. Stop these mails: ${stopUrl}`,
});
