import { emptyTypedValues } from '#features/catalog/products/contract/plain-fields.ts';
import { emptyVariants } from '#features/catalog/variants/rules/variant-values.ts';
import type { DraftValues } from '../contract/draft-values.ts';

/** A form in which nothing has been typed yet. */
export const emptyDraft: DraftValues = {
  categoryId: '',
  title: '',
  description: '',
  attributes: {},
  unit: 'piece',
  moq: '',
  tiers: [{ minQuantity: '', price: '' }],
  stock: '',
  samples: 'none',
  samplePrice: '',
  ...emptyTypedValues,
  images: [],
  variants: emptyVariants,
  documents: [],
};
