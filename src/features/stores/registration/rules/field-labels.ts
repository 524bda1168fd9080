import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';

/** Labels of the registration's fields on the form, in the review and in messages. */
export const fieldLabels: Record<keyof RegistrationDraft, string> = {
  businessName: 'Business name',
  businessType: 'Business type',
  yearOfEstablishment: 'Year of establishment',
  numberOfEmployees: 'Number of employees',
  gstin: 'GSTIN',
  email: 'Email',
  websiteUrl: 'Website URL',
  verificationDocFile: 'Verification document',
  businessLogo: 'Business logo',
  country: 'Country',
  state: 'State',
  city: 'City',
  pincode: 'Pincode/Zipcode',
  contactPerson: 'Contact person',
  registeredAddress: 'Registered address',
  primaryCategories: 'Primary categories',
  specialTags: 'Special tags',
  deliveryCapabilities: 'Delivery capabilities',
  paymentTerms: 'Payment terms',
  moq: 'MOQ',
  productName: 'Product name',
  productCategories: 'Product categories',
  productDescription: 'Product description',
  minColorQuantity: 'Minimum color quantity',
  leadTime: 'Lead time',
  priceRange: 'Price range',
  customizable: 'Customizable',
  ecoFriendly: 'Eco-friendly',
  productImages: 'Product images',
};

/** Returns the label of a field; its name if it is not on the form. */
export const labelOfField = (field: string): string =>
  (fieldLabels as Record<string, string>)[field] ?? field;
