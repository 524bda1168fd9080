/** Kinds of product documents: what each proves. */
export const documentKinds = [
  'declaration_of_conformity',
  'food_contact',
  'fsc',
  'pefc',
  'test_report',
  'safety_data_sheet',
] as const;
export type DocumentKind = (typeof documentKinds)[number];

export const documentKindLabels: Record<DocumentKind, string> = {
  declaration_of_conformity: 'Declaration of conformity',
  food_contact: 'Food contact statement',
  fsc: 'FSC chain of custody',
  pefc: 'PEFC chain of custody',
  test_report: 'Test report',
  safety_data_sheet: 'Safety data sheet',
};
