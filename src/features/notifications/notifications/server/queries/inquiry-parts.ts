import { formatQuantity, type ProductUnit } from '#features/catalog/products/contract/product-labels.ts';
import { picturePath } from '#features/catalog/products/server/queries/product-cards.ts';
import type { getInquiryFacts } from '#features/conversations/inquiries/server/queries/messages.ts';
import { formatAmount } from '#lib/amounts.ts';
import { mailPictureUrl } from '#lib/art/mail-picture.ts';
import { formatDate } from '#lib/formats.ts';
import type { MailPart, MailRow } from '#platform/mail/mail-draft.ts';

type InquiryFacts = NonNullable<Awaited<ReturnType<typeof getInquiryFacts>>>;

/** Returns what the email about a new inquiry shows: the product, and what the buyer stated. */
export function inquiryParts(facts: InquiryFacts, publicUrl: string): MailPart[] {
  const { productTitle, pack, imageId, quantity, targetUnitPriceMinor, currency, neededBy } = facts;
  const amount = quantity ? formatQuantity(quantity, (facts.unit ?? 'piece') as ProductUnit) : '';
  const rows: MailRow[] = [
    ['Company', facts.buyerCompany ?? ''],
    ['Quantity', amount],
    [
      'Target price',
      targetUnitPriceMinor && currency
        ? `${formatAmount(targetUnitPriceMinor, currency)} per ${facts.unit ?? 'piece'}`
        : '',
    ],
    ['Deliver to', facts.deliverTo ?? ''],
    ['Needed by', neededBy ? formatDate(neededBy) : ''],
  ];
  const stated = rows.filter(([, value]) => value);
  return [
    ...(productTitle && pack
      ? [
          {
            products: [
              { title: productTitle, picture: mailPictureUrl(publicUrl, picturePath({ imageId, pack })) },
            ],
          },
        ]
      : []),
    ...(stated.length > 0 ? [{ facts: stated }] : []),
  ];
}
