import { findRequest } from '#features/catalog/category-requests/server/queries/requests.ts';
import { listAdmins } from '#features/identity/accounts/server/queries.ts';
import { listStorePeople } from '#features/stores/suppliers/server/queries.ts';
import type { JobCommandContext } from '#platform/jobs/subscriptions.ts';
import { categoryAnswerMail } from '../emails.ts';
import { notify } from './notify.ts';

interface CategoryRequestEvent {
  requestId: string;
  supplierId: string;
}

/** Notifies admins that a store requested a category. */
export async function notifyOfCategoryRequest(
  ctx: JobCommandContext,
  { requestId }: CategoryRequestEvent,
): Promise<void> {
  const request = await findRequest(ctx.db, requestId);
  if (!request) return;
  for (const admin of await listAdmins(ctx.db)) {
    await notify(ctx, {
      accountId: admin.id,
      type: 'product',
      title: `${request.store.name} requested a category`,
      message: `“${request.name}” is not in the taxonomy yet.`,
      href: '/admin/category-requests',
      priority: 'low',
      sourceKey: `category-request.sent:${requestId}`,
    });
  }
}

/** Notifies the members who manage the store's products of the decision on their category request. */
export async function notifyOfCategoryDecision(
  ctx: JobCommandContext,
  { requestId, supplierId }: CategoryRequestEvent,
): Promise<void> {
  const request = await findRequest(ctx.db, requestId);
  if (!request) return;
  const { name, category, note } = request;
  const message = category
    ? `Products such as “${name}” now belong in ${category.name}.`
    : `We did not add “${name}”: ${note}`;
  const href = category ? `/dashboard/add-product?category=${category.id}` : '/dashboard/categories';
  for (const { id: accountId, email: to } of await listStorePeople(ctx.db, {
    supplierId,
    capability: 'products.write',
  })) {
    await notify(ctx, {
      accountId,
      type: 'product',
      title: category ? 'Your requested category is available' : 'Your category request',
      message,
      href,
      priority: 'medium',
      sourceKey: `category-request.decided:${requestId}`,
      mail: categoryAnswerMail({
        to,
        name,
        place: category?.name ?? null,
        note,
        url: ctx.config.publicUrl + href,
      }),
    });
  }
}
