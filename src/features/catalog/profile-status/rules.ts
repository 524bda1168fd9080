import type { RegistrationDraft } from '#features/stores/suppliers/contract/registration-form.ts';
import type { DocumentState } from '#features/stores/suppliers/rules/document-state.ts';

export const itemStatuses = ['completed', 'pending', 'in_progress', 'not_started'] as const;
export type ItemStatus = (typeof itemStatuses)[number];

/** What a store has filled in, as far as its profile counts it. */
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
  /** Outside India there is no GSTIN to give. */
  inIndia: boolean;
  document: DocumentState;
  /** Where the review of the account is. */
  bankAccount: 'verified' | 'in_review' | 'rejected' | 'none';
  /** PAN, or what stands for it. */
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
  /** Where it is done. */
  to: string;
  note: string;
}

export interface ProfileSection {
  title: string;
  status: ItemStatus;
  /** Percent of its items that are completed. */
  progress: number;
  items: ProfileItem[];
}

const company = '/dashboard/company-info';
const certifications = '/dashboard/certifications';
const bank = '/dashboard/bank-tax-details';
const products = '/dashboard/my-products';

const catalogTitle = 'Product Catalog';

/** Enough to judge a company by. */
const aboutLength = 80;
/** Products that make a catalogue worth opening. */
const fewProducts = 5;

const when = (done: boolean, begun = false): ItemStatus => {
  if (done) return 'completed';
  return begun ? 'in_progress' : 'not_started';
};

/** What a registration says before it is sent, so that its profile can be shown. */
interface UnsentRegistration {
  form: RegistrationDraft;
  emailVerified: boolean;
  inIndia: boolean;
}

/** The profile of a store that is not open yet: everything is done in the registration, and nothing is reviewed. */
export function profileOfDraft({ form, emailVerified, inIndia }: UnsentRegistration): ProfileSection[] {
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
  return profileOf(facts).map((section) => ({
    ...section,
    items: section.items.map((item) => ({ ...item, to: '/registration' })),
  }));
}

/** A short list: what matters first, and no more than fits beside other things. */
const nextItemLimit = 4;

/** Returns what can be done next: an open store needs its catalog first, since nobody finds it without one. */
export function nextItems(sections: readonly ProfileSection[], isOpen: boolean): ProfileItem[] {
  const open = ({ items }: ProfileSection) =>
    items.filter(({ status }) => status === 'not_started' || status === 'in_progress');
  return [...sections]
    .toSorted((a, b) => (isOpen ? Number(b.title === catalogTitle) - Number(a.title === catalogTitle) : 0))
    .flatMap(open)
    .slice(0, nextItemLimit);
}

/** What a profile is made of and how far each part is. */
export function profileOf(facts: ProfileFacts): ProfileSection[] {
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
    status: when(done === items.length, touched),
  };
}

function basics(facts: ProfileFacts): ProfileItem[] {
  const { hasYear, hasPeople, hasAddress, hasContact, about, categories, terms } = facts;
  return [
    {
      name: 'Year and size of the business',
      status: when(hasYear && hasPeople, hasYear || hasPeople),
      to: company,
      note: 'When it was founded and how many people it has',
    },
    {
      name: 'Registered address and contact person',
      status: when(hasAddress && hasContact, hasAddress || hasContact),
      to: '/registration',
      note: 'Buyers see city, state and country',
    },
    {
      name: 'About your company',
      status: when(about.length >= aboutLength, about !== ''),
      to: company,
      note: `At least ${aboutLength} characters on what you make and for whom`,
    },
    { name: 'What you supply', status: when(categories > 0), to: company, note: 'Buyers filter by it' },
    {
      name: 'Delivery and payment terms',
      status: when(terms > 1, terms > 0),
      to: company,
      note: 'Where you deliver and how you are paid',
    },
  ];
}

function verification(facts: ProfileFacts): ProfileItem[] {
  const { certificates, document } = facts;
  const waiting = certificates.waiting + certificates.rejected;
  const hasAccount = facts.bankAccount !== 'none';
  return [
    {
      name: 'Email address confirmed',
      status: when(facts.emailVerified),
      to: '/registration',
      note: 'Your store goes public with it',
    },
    facts.inIndia
      ? { name: 'GSTIN', status: when(facts.gstin), to: bank, note: 'With its check character' }
      : { name: 'Tax number', status: when(hasAccount), to: bank, note: 'For your invoices' },
    {
      name: 'Business document',
      status: document === 'sent' ? 'pending' : when(document === 'seen'),
      to: '/registration',
      note: 'A licence or certificate of registration that we have seen',
    },
    {
      name: 'Certificates reviewed',
      status: when(certificates.valid > 0 && waiting === 0, certificates.valid + waiting > 0),
      to: certifications,
      note: certificateNote(facts),
    },
    bankItem(facts),
  ];
}

function bankItem({ bankAccount, taxNumber }: ProfileFacts): ProfileItem {
  const begun = bankAccount !== 'none' || taxNumber;
  const waits = bankAccount === 'in_review' && taxNumber;
  return {
    name: 'Bank and tax details',
    status: waits ? 'pending' : when(bankAccount === 'verified' && taxNumber, begun),
    to: bank,
    note: bankAccount === 'in_review' ? 'We are checking your account' : 'Account and PAN, for your invoices',
  };
}

function certificateNote({ certificates: { valid, waiting, rejected } }: ProfileFacts): string {
  const parts = [
    valid > 0 && `${valid} shown to buyers`,
    waiting > 0 && `${waiting} in review`,
    rejected > 0 && `${rejected} to send again`,
  ].filter(Boolean);
  return parts.join(', ') || 'FSC, ISO 9001 and the like';
}

function catalog(facts: ProfileFacts): ProfileItem[] {
  const { publicProducts: all, describedProducts, tieredProducts, picturedProducts } = facts;
  const most = (count: number): ItemStatus => when(all > 0 && count >= all * 0.9, count > 0);
  return [
    {
      name: `${fewProducts} public products`,
      status: when(all >= fewProducts, all > 0),
      to: '/dashboard/add-product',
      note: `${all} so far`,
    },
    {
      name: 'Descriptions',
      status: most(describedProducts),
      to: products,
      note: `${describedProducts} of ${all} say enough to be found`,
    },
    {
      name: 'Prices for larger orders',
      status: most(tieredProducts),
      to: products,
      note: `${tieredProducts} of ${all} have two tiers or more`,
    },
    {
      name: 'Photos',
      status: most(picturedProducts),
      to: products,
      note: `${picturedProducts} of ${all} have one`,
    },
  ];
}
