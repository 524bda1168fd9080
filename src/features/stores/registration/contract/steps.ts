/** The five steps of the registration, in order. */
export const steps = [
  'Business Profile',
  'Business Address',
  'Product Details',
  'Upload Products',
  'Review & Submit',
] as const;

/** Maximum length, in characters, of the product description in the registration. */
export const maxDescriptionLength = 300;
