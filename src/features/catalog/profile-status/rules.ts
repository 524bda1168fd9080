import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-draft.ts';
import { checkLabels } from '#features/stores/suppliers/rules/check-labels.ts';
import type { DocumentState } from '#features/stores/suppliers/rules/document-state.ts';

export const itemStatuses = ['completed', 'pending', 'in_progress', 'not_started'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** Data of a store that its profile status is computed from. */
export interface ProfileFacts {
  emailVerified: boolean;
  hasYear: boolean;
  hasPeople: boolean;
  hasAddress: boolean;
  hasContact: boolean;
  about: string;
  categories: number;
  terms: number;
  gstin: boolean;
  /** Stores outside India have no GSTIN. */
  inIndia: boolean;
  document: DocumentState;
  /** Status of the account's review. */
  bankAccount: 'verified' | 'in_review' | 'rejected' | 'none';
  /** PAN, or its equivalent in other countries. */
  taxNumber: boolean;
  certificates: { valid: number; waiting: number; rejected: number };
  publicProducts: number;
  describedProducts: number;
  tieredProducts: number;
  picturedProducts: number;
}

export interface ProfileItem {
  name: string;
  status: ItemStatus;
  /** Path of the page where it is completed. */
  to: string;
  note: string;
}

export interface ProfileSection {
  title: string;
  status: ItemStatus;
  /** Percentage of its completed items. */
  progress: number;
  items: ProfileItem[];
}

const company = '/dashboard/company-info';
const certifications = '/dashboard/certifications';
const bank = '/dashboard/bank-tax-details';
const products = '/dashboard/my-products';

const catalogTitle = 'Product Catalog';

/** Minimum number of characters of a useful company description. */
const minAboutLength = 80;
/** Minimum number of products of a useful catalog. */
const minProducts = 5;

const statusIf = (done: boolean, begun = false): ItemStatus => {
  if (done) return 'completed';
  return begun ? 'in_progress' : 'not_started';
};

/** Data of a registration before it is submitted, so that its profile can be shown. */
interface RegistrationDraftData {
  form: RegistrationDraft;
  emailVerified: boolean;
  inIndia: boolean;
}

/**
 * Returns the profile of a store that is not open yet: every item links to the registration, and nothing is reviewed.
 */
export function buildDraftProfile({ form, emailVerified, inIndia }: RegistrationDraftData): ProfileSection[] {
  const facts: ProfileFacts = {
    emailVerified,
    inIndia,
    hasYear: Boolean(form.yearOfEstablishment),
    hasPeople: Boolean(form.numberOfEmployees),
    hasAddress: Boolean(form.registeredAddress),
    hasContact: Boolean(form.contactPerson),
    about: '',
    categories: form.primaryCategories?.length ?? 0,
    terms: Number(Boolean(form.deliveryCapabilities?.length)) + Number(Boolean(form.paymentTerms?.length)),
    gstin: Boolean(form.gstin),
    document: form.verificationDocFile ? 'sent' : 'none',
    bankAccount: 'none',
    taxNumber: false,
    certificates: { valid: 0, waiting: 0, rejected: 0 },
    publicProducts: Number(Boolean(form.productName)),
    describedProducts: Number(Boolean(form.productDescription)),
    tieredProducts: 0,
    picturedProducts: Number(Boolean(form.productImages?.length)),
  };
  return buildProfile(facts).map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, to: '/registration' })),
  }));
}

/** Maximum number of next steps: a short list beside other content. */
const nextItemLimit = 4;

/** Returns the next steps. An open store starts with its catalog, because buyers do not find it without one. */
export function nextItems(sections: readonly ProfileSection[], isOpen: boolean): ProfileItem[] {
  const open = ({ items }: ProfileSection) =>
    items.filter(({ status }) => status === 'not_started' || status === 'in_progress');
  return [...sections]
    .toSorted((a, b) => (isOpen ? Number(b.title === catalogTitle) - Number(a.title === catalogTitle) : 0))
    .flatMap(open)
    .slice(0, nextItemLimit);
}

/** Returns the sections of a store's profile, with the progress of each. */
export function buildProfile(facts: ProfileFacts): ProfileSection[] {
  return [
    section('Basic Information', basics(facts)),
    section('Business Verification', verification(facts)),
    section(catalogTitle, catalog(facts)),
  ];
}

function section(title: string, items: ProfileItem[]): ProfileSection {
  const done = items.filter(({ status }) => status === 'completed').length;
  const touched = items.some(({ status }) => status !== 'not_started');
  return {
    title,
    items,
    progress: Math.round((done / items.length) * 100),
    status: statusIf(done === items.length, touched),
  };
}

function basics(facts: ProfileFacts): ProfileItem[] {
  const { hasYear, hasPeople, hasAddress, hasContact, about, categories, terms } = facts;
  return [
    {
      name: 'Year and size of the business',
      status: statusIf(hasYear && hasPeople, hasYear || hasPeople),
      to: company,
      note: 'Founding year and number of employees',
    },
    {
      name: 'Registered address and contact person',
      status: statusIf(hasAddress && hasContact, hasAddress || hasContact),
      to: '/registration',
      note: 'Buyers see city, state and country',
    },
    {
      name: 'About your company',
      status: statusIf(about.length >= minAboutLength, about !== ''),
      to: company,
      note: `At least ${minAboutLength} characters about what you make and for whom`,
    },
    { name: 'What you supply', status: statusIf(categories > 0), to: company, note: 'Buyers filter by this' },
    {
      name: 'Delivery and payment terms',
      status: statusIf(terms > 1, terms > 0),
      to: company,
      note: 'Delivery areas and payment terms',
    },
  ];
}

function verification(facts: ProfileFacts): ProfileItem[] {
  const { certificates, document } = facts;
  const waiting = certificates.waiting + certificates.rejected;
  const hasAccount = facts.bankAccount !== 'none';
  return [
    {
      name: 'Email confirmation',
      status: statusIf(facts.emailVerified),
      to: '/registration',
      note: 'Needed to go live',
    },
    facts.inIndia
      ? {
          name: 'GSTIN',
          status: statusIf(facts.gstin),
          to: bank,
          note: facts.gstin ? checkLabels.gstin : 'For your invoices',
        }
      : { name: 'Tax number', status: statusIf(hasAccount), to: bank, note: 'For your invoices' },
    {
      name: 'Business document',
      status: document === 'sent' ? 'pending' : statusIf(document === 'seen'),
      to: '/registration',
      note: document === 'seen' ? checkLabels.documents : 'A license or certificate of registration',
    },
    {
      name: 'Reviewed certificates',
      status: statusIf(certificates.valid > 0 && waiting === 0, certificates.valid + waiting > 0),
      to: certifications,
      note: certificateNote(facts),
    },
    bankItem(facts),
  ];
}

function bankItem(facts: ProfileFacts): ProfileItem {
  const { bankAccount, taxNumber } = facts;
  const begun = bankAccount !== 'none' || taxNumber;
  const waits = bankAccount === 'in_review' && taxNumber;
  return {
    name: 'Bank and tax details',
    status: waits ? 'pending' : statusIf(bankAccount === 'verified' && taxNumber, begun),
    to: bank,
    note: bankNote(facts),
  };
}

/** The part that is missing keeps the item open, so the note says what is done and what is not. */
function bankNote({ bankAccount, taxNumber, inIndia }: ProfileFacts): string {
  const accountNotes = {
    verified: checkLabels.bankAccount,
    in_review: 'Bank account in review',
    rejected: 'Bank account not approved',
    none: taxNumber && inIndia ? 'PAN on file, bank account missing' : null,
  };
  const note = accountNotes[bankAccount];
  if (note === null) return inIndia ? 'Account and PAN, for your invoices' : 'Account, for your invoices';
  return bankAccount === 'none' || taxNumber ? note : `${note}, PAN missing`;
}

function certificateNote({ certificates: { valid, waiting, rejected } }: ProfileFacts): string {
  const parts = [
    valid > 0 && `${valid} live`,
    waiting > 0 && `${waiting} in review`,
    rejected > 0 && `${rejected} to resubmit`,
  ].filter(Boolean);
  return parts.join(', ') || 'For example FSC or ISO 9001';
}

/** Products without photos show drawings, so their number alone would contradict what the store sees. */
const describePhotos = (pictured: number, all: number): string =>
  pictured < all
    ? `${pictured} of ${all} have one · drawings are shown until you add photos`
    : `${pictured} of ${all} have one`;

function catalog(facts: ProfileFacts): ProfileItem[] {
  const { publicProducts: all, describedProducts, tieredProducts, picturedProducts } = facts;
  const maxCount = (count: number): ItemStatus => statusIf(all > 0 && count >= all * 0.9, count > 0);
  return [
    {
      name: `${minProducts} public products`,
      status: statusIf(all >= minProducts, all > 0),
      to: '/dashboard/add-product',
      note: `${all} so far`,
    },
    {
      name: 'Descriptions',
      status: maxCount(describedProducts),
      to: products,
      note: `${describedProducts} of ${all} complete`,
    },
    {
      name: 'Prices for larger orders',
      status: maxCount(tieredProducts),
      to: products,
      note: `${tieredProducts} of ${all} have two tiers or more`,
    },
    {
      name: 'Photos',
      status: maxCount(picturedProducts),
      to: products,
      note: describePhotos(picturedProducts, all),
    },
  ];
}
