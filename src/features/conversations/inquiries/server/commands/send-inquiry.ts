import { eq } from 'drizzle-orm';
import parsePhone from 'libphonenumber-js/max';
import type * as z from 'zod/mini';
import { findProductForInquiry } from '#features/catalog/products/server/queries/product-cards.ts';
import { titleWithVariant } from '#features/catalog/variants/rules/variant-terms.ts';
import { findVariantName } from '#features/catalog/variants/server/queries.ts';
import { getNumberPrefix } from '#features/stores/suppliers/server/queries/store-numbers.ts';
import { AppError, notFound } from '#lib/errors.ts';
import { inquiryNumber, newId } from '#lib/ids.ts';
import { homeMarket } from '#lib/market.ts';
import { type CommandContext, requireRole } from '#platform/commands/context.ts';
import { nextNumber } from '#platform/database/locks.ts';
import type { inquiryForm } from '../../contract/inquiry-form.ts';
import { inquiryAnswered, inquirySent, type Side } from '../../contract.ts';
import { ownStoreMessage, previewOf, transitions, writes } from '../../rules.ts';
import { getOrderForInquiry } from '../queries/linked-orders.ts';
import { getBuyer, getPublicSupplier, listReaders } from '../queries/people.ts';
import { inquiries } from '../tables.ts';
import { announce, insertMessage } from './write-message.ts';

type InquiryForm = z.infer<typeof inquiryForm>;

/** Sends an inquiry to the supplier of the order or product, or to the given supplier. */
export async function sendInquiry(ctx: CommandContext, form: InquiryForm) {
  const { accountId } = requireRole(ctx, 'customer', 'supplier');
  if (form.orderId) return openOrderInquiry(ctx, { ...form, orderId: form.orderId, accountId });
  const product = form.productId ? await findProductForInquiry(ctx.db, form.productId) : null;
  if (form.productId && !product) throw notFound('Product');
  const variant =
    product && form.variantId
      ? await findVariantName(ctx.db, { id: form.variantId, productId: product.id })
      : null;
  const supplier = await getPublicSupplier(ctx.db, product?.supplierId ?? form.supplierId ?? '');
  if (supplier.ownerAccountId === accountId) {
    throw new AppError('conflict', ownStoreMessage, {
      reason: 'own_store',
    });
  }
  return openConversation(ctx, {
    supplierId: supplier.id,
    buyerAccountId: accountId,
    productId: product?.id ?? null,
    subject:
      form.subject ||
      (product && titleWithVariant(product.title, variant)) ||
      `Question to ${supplier.businessName}`,
    side: 'buyer',
    message: form.message,
    attachmentIds: form.attachmentIds,
    company: form.company ?? null,
    details: {
      quantity: form.quantity ?? null,
      unit: form.unit ?? product?.unit ?? null,
      targetUnitPriceMinor: form.targetUnitPriceMinor ?? null,
      currency: form.targetUnitPriceMinor ? (form.currency ?? homeMarket.currency) : null,
      deliverTo: form.deliverTo || null,
      neededBy: form.neededBy ?? null,
    },
  });
}

/** Sends a message about the buyer's order to its store, public or not, in the one conversation of the order. */
async function openOrderInquiry(
  ctx: CommandContext,
  {
    orderId,
    accountId,
    message,
    attachmentIds,
    company,
  }: InquiryForm & { orderId: string; accountId: string },
) {
  const order = await getOrderForInquiry(ctx.db, { id: orderId, accountId });
  if (order.conversationId) {
    const words = 'There is already a conversation about this order. Continue there.';
    throw new AppError('conflict', words, { reason: 'conversation_exists' });
  }
  return openConversation(ctx, {
    supplierId: order.supplierId,
    buyerAccountId: accountId,
    productId: null,
    orderId,
    subject: `Order ${order.reference}`,
    side: 'buyer',
    message,
    attachmentIds,
    company: company ?? null,
    details: {},
  });
}

interface InquiryDetails {
  quantity: number | null;
  unit: string | null;
  targetUnitPriceMinor: number | null;
  currency: string | null;
  deliverTo: string | null;
  neededBy: string | null;
}

interface NewConversation {
  supplierId: string;
  buyerAccountId: string;
  productId: string | null;
  /** The order that it is about. */
  orderId?: string;
  subject: string;
  /** The side that writes first. */
  side: Side;
  message: string;
  attachmentIds: string[];
  company: string | null;
  details: Partial<InquiryDetails>;
}

/**
 * Opens a conversation with its first message; the caller has checked the permission to write
 * a buyer's inquiry, or a supplier's reply to a requirement.
 */
export async function openConversation(ctx: CommandContext, given: NewConversation) {
  const { supplierId, buyerAccountId, productId, orderId, side } = given;
  const id = newId();
  const status = transitions.open[writes(side)] ?? 'open';
  const { number, reference } = await numberInquiry(ctx, supplierId);
  await ctx.db.insert(inquiries).values({
    id,
    number,
    supplierId,
    buyerAccountId,
    productId,
    orderId,
    subject: given.subject.slice(0, 160),
    ...(await buyerFacts(ctx, given)),
    ...given.details,
    status,
    preview: previewOf(given.message),
    lastMessageAt: ctx.now,
    lastMessageSide: side,
    ...(side === 'buyer' ? { buyerReadAt: ctx.now } : { supplierReadAt: ctx.now, firstAnsweredAt: ctx.now }),
    createdAt: ctx.now,
  });
  const message = {
    inquiryId: id,
    side,
    body: given.message,
    attachmentIds: given.attachmentIds,
    readers: await listReaders(ctx.db, given),
  };
  const facts = { inquiryId: id, messageId: await insertMessage(ctx, message), supplierId, buyerAccountId };
  if (side === 'buyer') await ctx.emit(inquirySent, { ...facts, productId });
  else await ctx.emit(inquiryAnswered, { ...facts, side });
  await announce(ctx, { supplierId, buyerAccountId });
  return { id, number, reference, status };
}

/** Returns the next number of a store's inquiries, and the reference that people see. */
async function numberInquiry(ctx: CommandContext, supplierId: string) {
  const number = await nextNumber(ctx.db, {
    lock: `inquiry-number:${supplierId}`,
    column: inquiries.number,
    rows: eq(inquiries.supplierId, supplierId),
  });
  return { number, reference: inquiryNumber(await getNumberPrefix(ctx.db, supplierId), number) };
}

/** Returns company and country of the buyer: from their own store, else as they entered them. */
async function buyerFacts(ctx: CommandContext, { buyerAccountId, company }: NewConversation) {
  const buyer = await getBuyer(ctx.db, buyerAccountId);
  return {
    buyerCompany: company || buyer.company || null,
    buyerCountry: buyer.country || parsePhone(buyer.phone)?.country || null,
  };
}
