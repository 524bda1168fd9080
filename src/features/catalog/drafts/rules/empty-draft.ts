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
  orderMultiple: '1',
  tiers: [{ minQuantity: '', price: '' }],
  leadTimeDays: '',
  stock: '',
  samples: 'none',
  samplePrice: '',
  customizable: false,
  ecoFriendly: false,
  hsCode: '',
  sku: '',
  images: [],
  variants: emptyVariants,
  documents: [],
};
