import * as z from 'zod/mini';
import { id } from '#lib/schemas.ts';
import { maxProductFiles } from './options.ts';

const fileId = z.optional(z.union([z.literal(''), id]));
const typed = (max: number) =>
  z.optional(z.string().check(z.maxLength(max, 'This is too long. Shorten it to save.')));
const ticked = z.optional(z.array(z.string().check(z.maxLength(60))).check(z.maxLength(20)));

/**
 * A draft: whatever was typed so far, valid or not, so that nothing is lost. Only sizes are limited; the content is
 * validated on submission.
 */
export const registrationDraft = z.object({
  businessName: typed(400),
  businessType: typed(40),
  yearOfEstablishment: typed(40),
  numberOfEmployees: typed(40),
  gstin: typed(60),
  email: typed(400),
  websiteUrl: typed(600),
  verificationDocFile: fileId,
  businessLogo: fileId,
  country: typed(40),
  state: typed(400),
  city: typed(400),
  pincode: typed(60),
  contactPerson: typed(400),
  registeredAddress: typed(2_000),
  primaryCategories: ticked,
  specialTags: ticked,
  deliveryCapabilities: ticked,
  paymentTerms: ticked,
  moq: typed(40),
  productName: typed(400),
  productCategories: ticked,
  productDescription: typed(5_000),
  minColorQuantity: typed(40),
  leadTime: typed(200),
  priceRange: typed(200),
  customizable: typed(10),
  ecoFriendly: typed(10),
  productImages: z.optional(z.array(id).check(z.maxLength(maxProductFiles))),
});
export type RegistrationDraft = z.infer<typeof registrationDraft>;
