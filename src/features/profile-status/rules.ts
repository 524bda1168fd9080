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
  document: 'seen' | 'sent' | 'none';
  bankAccount: boolean;
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

/** Enough to judge a company by. */
const aboutLength = 80;
/** Products that make a catalogue worth opening. */
const fewProducts = 5;

const when = (done: boolean, begun = false): ItemStatus => {
  if (done) return 'completed';
  return begun ? 'in_progress' : 'not_started';
};

/** What a profile is made of and how far each part is. */
export function profileOf(facts: ProfileFacts): ProfileSection[] {
  return [
    section('Basic Information', basics(facts)),
    section('Business Verification', verification(facts)),
    section('Product Catalog', catalog(facts)),
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
  return [
    {
      name: 'Email address confirmed',
      status: when(facts.emailVerified),
      to: '/registration',
      note: 'Your store goes public with it',
    },
    facts.inIndia
      ? { name: 'GSTIN', status: when(facts.gstin), to: bank, note: 'With its check character' }
      : { name: 'Tax number', status: when(facts.bankAccount), to: bank, note: 'For your invoices' },
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
    {
      name: 'Bank and tax details',
      status: when(facts.bankAccount && facts.taxNumber, facts.bankAccount || facts.taxNumber),
      to: bank,
      note: 'Account and PAN, for your invoices',
    },
  ];
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
