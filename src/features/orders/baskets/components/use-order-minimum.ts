import { formatQuantity } from '#features/catalog/products/contract/product-labels.ts';
import type { ProductCard } from '#features/catalog/products/contract/product-views.ts';
import { toast } from '#ui/feedback/toast.ts';
import { putIntoBasket } from './use-basket-changes.ts';

/** Adds the minimum order of a product to the basket and shows a toast. */
export async function orderMinimum({ id, moq, unit }: ProductCard): Promise<void> {
  const problem = await putIntoBasket({ productId: id, isSample: false, quantity: moq });
  if (problem) toast.error(problem);
  else toast.success(`${formatQuantity(moq, unit)} added to basket.`);
}
