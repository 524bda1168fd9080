import type { RegistrationDraft } from '../contract/registration-form.ts';

// What the wizard needs before anybody has typed: no schema stands here.
const steps = [
  {
    businessName: '',
    businessType: '',
    yearOfEstablishment: '',
    numberOfEmployees: '',
    gstin: '',
    email: '',
    websiteUrl: '',
    verificationDocFile: '',
    businessLogo: '',
  },
  {
    country: '',
    state: '',
    city: '',
    pincode: '',
    contactPerson: '',
    registeredAddress: '',
  },
  {
    primaryCategories: [],
    specialTags: [],
    deliveryCapabilities: [],
    paymentTerms: [],
    moq: '',
  },
  {
    productName: '',
    productCategories: [],
    productDescription: '',
    minColorQuantity: '',
    leadTime: '',
    priceRange: '',
    customizable: '',
    ecoFriendly: '',
    productImages: [],
  },
] as const satisfies RegistrationDraft[];

/** An empty form, as the wizard starts. */
export const emptyForm = Object.assign({}, ...steps) as Required<RegistrationDraft>;

/** The fields of one step, from 1 to 4. */
export const fieldsOf = (step: number): string[] => Object.keys(steps[step - 1] ?? {});

/** The form's field that a problem is about: `paymentTerms.0` is said at `paymentTerms`. */
export const fieldOf = (path: string): keyof RegistrationDraft =>
  (path.split('.')[0] ?? '') as keyof RegistrationDraft;

/** The step, from 1, on which a field stands. */
export const stepOf = (field: string): number =>
  Math.max(1, steps.findIndex((fields) => field in fields) + 1);

/** Whether anything of a product was entered in step 4; otherwise the step counts as skipped. */
export function hasProduct(form: RegistrationDraft): boolean {
  const values = fieldsOf(4).map((field) => form[field as keyof RegistrationDraft]);
  return values.some((value) => value !== undefined && value.length > 0);
}

/** What must be filled before step 1 can be left. */
export function missesRequired(form: RegistrationDraft): boolean {
  return [form.businessName, form.businessType, form.email].some((value) => !value?.trim());
}
