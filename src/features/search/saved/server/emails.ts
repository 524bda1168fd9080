import type { MailDraft, MailProduct } from '#platform/mail/mail-draft.ts';

interface NewProductsMail {
  to: string;
  person: string;
  search: string;
  products: MailProduct[];
  /** Products that are not listed. */
  more: number;
  url: string;
  stopUrl: string;
}

/** Returns the email about new products of a search, sent at most once a day. */
export const newProductsMail = ({
  to,
  person,
  search,
  products,
  more,
  url,
  stopUrl,
}: NewProductsMail): MailDraft => {
  const count = products.length + more;
  return {
    to,
    subject: `${count} new ${count === 1 ? 'product' : 'products'} for “${search}”`,
    heading: `New for your saved search “${search}”`,
    paragraphs: [`Hi ${person}, these products were added since your last update.`],
    parts: [{ products, more }],
    action: { label: 'View all results', url },
    reason: `You receive this because you saved this search. Unsubscribe: ${stopUrl}`,
  };
};
