/** The wording of the checks of a store, the same for its buyers and its owner. */
export const checkLabels = {
  documents: 'Business documents checked',
  bankAccount: 'Bank account verified',
  // The number has the right form and check character; the tax office is not queried.
  gstin: 'GSTIN on file, format checked',
  application: 'Application reviewed by Packwright',
} as const;
