import type { Random } from '../random.ts';
import { seeded } from '../random.ts';
import type {
  BusinessType,
  DeliveryCapability,
  EmployeeBand,
  PackInk,
  PaymentTerm,
  Plan,
  SeedSupplier,
  SpecialTag,
} from '../types.ts';
import { aboutFor } from './about.ts';
import { certificatesFor } from './certificates.ts';
import type { CoreSupplier } from './core-supplier.ts';
import { gstinFor } from './gstin.ts';
import { companyName, slugOf, withoutForm } from './names/company-names.ts';
import { contactIn } from './names/people.ts';
import { addressIn, phoneIn } from './places/contact-lines.ts';
import type { Place } from './places/place.ts';
import { fill, placeIn } from './places/places.ts';
import { plantsFor } from './plants.ts';
import type { Trade } from './trades.ts';
import { TRADES, tradeByKey } from './trades.ts';

/** Where suppliers beyond the first sixty sit: India leads, as on the marketplace. */
// biome-ignore format: a table
const COUNTRY_SHARE: readonly (readonly [string, number])[] = [['IN', 38], ['CN', 9], ['US', 7], ['DE', 4], ['GB', 4], ['IT', 4], ['TR', 4], ['VN', 3], ['MX', 3], ['BR', 2.5], ['PL', 2.5], ['AE', 2.5], ['ES', 2], ['FR', 2], ['NL', 1], ['JP', 1], ['KR', 1], ['TH', 1.5], ['ID', 1.5], ['MY', 1.2], ['ZA', 1.2], ['EG', 1], ['KE', 0.6], ['CA', 0.9], ['PT', 0.4], ['CZ', 0.4], ['BD', 0.6], ['LK', 0.3], ['AU', 0.5], ['SA', 0.4], ['SG', 0.3]];

const INKS: readonly PackInk[] = ['spruce', 'orange', 'blue', 'ochre', 'plum', 'teal', 'brick', 'ink'];

const PARTNERS: Record<PackInk, readonly PackInk[]> = {
  spruce: ['orange', 'ochre'],
  orange: ['ink', 'spruce'],
  blue: ['ochre', 'orange'],
  ochre: ['ink', 'brick'],
  plum: ['ochre', 'teal'],
  teal: ['orange', 'ink'],
  brick: ['ochre', 'teal'],
  ink: ['orange', 'ochre'],
};

const TYPES: readonly BusinessType[] = [
  'manufacturer',
  'manufacturer',
  'manufacturer',
  'manufacturer',
  'manufacturer',
  'manufacturer',
  'manufacturer',
  'converter',
  'converter',
  'converter',
  'exporter',
  'wholesaler',
  'distributor',
  'trader',
  'retail',
];

const DEALERS = new Set<BusinessType>(['wholesaler', 'distributor', 'trader', 'retail']);

function countryBy(r: Random): string {
  const total = COUNTRY_SHARE.reduce((sum, [, share]) => sum + share, 0);
  let left = r.next() * total;
  for (const [country, share] of COUNTRY_SHARE) {
    left -= share;
    if (left < 0) return country;
  }
  return 'IN';
}

/** A company by chance: everything the hand-written rows state. */
function drawn(key: string, taken: Set<string>): CoreSupplier {
  const r = seeded(`supplier:${key}`);
  const country = countryBy(r);
  const trade = r.pick(TRADES);
  const place = placeIn(country, { r });
  const staff = r.pick<EmployeeBand>([
    '1-10',
    '11-50',
    '11-50',
    '11-50',
    '51-200',
    '51-200',
    '51-200',
    '201-500',
    '501-1000',
  ]);
  const ink = r.pick(INKS);
  return {
    ...companyName({ country, city: place.city, names: trade.names, r, taken }),
    country,
    city: place.city,
    trade: trade.key,
    since: r.between(1962, 2023),
    staff,
    plan: r.pick<Plan>(['basic', 'basic', 'basic', 'basic', 'silver', 'silver', 'silver', 'gold']),
    inks: [ink, r.pick(PARTNERS[ink])],
    contact: contactIn(country, { stateCode: place.stateCode, r }),
    about: '',
    eco: r.chance(0.22),
  };
}

/** The site that the text names, or any. */
function siteOf(place: Place, { about, r }: { about: string; r: Random }): readonly [string, string] {
  const told = place.sites.find(([, site]) =>
    site
      .split(' ')
      .some(
        (word) =>
          word.length > 3 &&
          !/^(MIDC|GIDC|Industrial|Area|Estate|Road|Phase|SIPCOT|SIDCO)$/.test(word) &&
          about.includes(word),
      ),
  );
  return told ?? r.pick(place.sites);
}

function tagsFor(r: Random, { core, trade }: { core: CoreSupplier; trade: Trade }): SpecialTag[] {
  const tags: SpecialTag[] = [];
  if (core.eco === true) tags.push('Eco-Friendly');
  if (core.staff === '1-10' || core.staff === '11-50' || r.chance(0.25)) tags.push('Low MOQ');
  if (!['materials', 'mill', 'safety'].includes(trade.key)) tags.push('Custom Print Available');
  return tags.length === 0 ? ['Others'] : tags;
}

function deliveryFor(
  r: Random,
  { country, staff }: { country: string; staff: EmployeeBand },
): DeliveryCapability[] {
  if (country !== 'IN') return staff === '1-10' ? ['Others'] : ['Export Ready'];
  if (staff === '1-10') return ['Local Only'];
  return r.chance(0.5) ? ['Pan-India', 'Export Ready'] : ['Pan-India'];
}

const terms = (r: Random, staff: EmployeeBand): PaymentTerm[] =>
  staff === '1-10'
    ? ['Advance Payment', 'COD']
    : r.pick<PaymentTerm[]>([
        ['Partial Payment', 'Credit Payment'],
        ['Advance Payment', 'Partial Payment'],
        ['Advance Payment', 'Partial Payment', 'Credit Payment'],
        ['Credit Payment', 'Partial Payment'],
      ]);

/**
 * The n-th supplier. `core` is its hand-written row, if it has one; `taken`
 * holds the slugs given so far and is added to.
 */
export function supplierAt(
  index: number,
  { core, taken }: { core: CoreSupplier | undefined; taken: Set<string> },
): SeedSupplier {
  const key = `s${String(index + 1).padStart(5, '0')}`;
  const base = core ?? drawn(key, taken);
  const trade = tradeByKey(base.trade);
  const r = seeded(`details:${key}`);
  const place = placeIn(base.country, { r, city: base.city });
  const [pattern, site] = siteOf(place, { about: base.about, r });
  const slug = base.slug ?? slugOf(withoutForm(base.name));
  taken.add(slug);
  const handwritten = core !== undefined;
  const type = handwritten ? handwrittenType(base, trade) : r.pick(trade.types ?? TYPES);
  return {
    key,
    name: base.name,
    slug,
    country: base.country,
    state: place.state,
    stateCode: place.stateCode,
    city: base.city,
    postalCode: fill(pattern, r),
    address: addressIn(base.country, { site, r }),
    businessType: type,
    yearOfEstablishment: base.since,
    numberOfEmployees: base.staff,
    gstin: base.country === 'IN' ? gstinFor(key, { stateCode: place.stateCode, name: base.name }) : null,
    email: `${r.pick(['sales', 'sales', 'enquiry', 'hello', 'orders'])}@${slug}.example`,
    phone: phoneIn(base.country, { place, r }),
    websiteUrl: `https://${slug}.example`,
    contactPerson: base.contact,
    primaryCategories:
      index === 0
        ? ['Corrugated Boxes', 'Rigid Boxes', 'Food Packaging', 'Shrink Wraps', 'Others']
        : [...trade.primary],
    specialTags: tagsFor(r, { core: base, trade }),
    deliveryCapabilities: deliveryFor(r, { country: base.country, staff: base.staff }),
    paymentTerms: terms(r, base.staff),
    trade: trade.key,
    ...worksOf(key, { base, trade, dealer: DEALERS.has(type) }),
    plan: base.plan,
    ...recordOf(r, { index, handwritten }),
    logoSeed: slug,
    inks: base.inks,
  };
}

const handwrittenType = (base: CoreSupplier, trade: Trade): BusinessType =>
  (base.staff === '11-50' ? trade.types?.[1] : undefined) ?? 'manufacturer';

type Works = Pick<SeedSupplier, 'about' | 'plants' | 'certificates'>;

/** Returns the description, the sites and the certificates of a supplier. */
function worksOf(
  key: string,
  { base, trade, dealer }: { base: CoreSupplier; trade: Trade; dealer: boolean },
): Works {
  const { country, city, since, staff } = base;
  return {
    about: base.about === '' ? aboutFor(base, { trade, r: seeded(`about:${key}`), dealer }) : base.about,
    plants: base.plants ?? plantsFor(key, { trade, country, city, since, staff, dealer }),
    certificates: certificatesFor(key, { trade, country, staff, eco: base.eco === true }),
  };
}

type Standing = Pick<SeedSupplier, 'verified' | 'responseHours'>;

/** Returns whether the documents of a supplier were checked, and how fast it replies. Orders give the other figures. */
function recordOf(r: Random, { index, handwritten }: { index: number; handwritten: boolean }): Standing {
  return {
    verified: handwritten ? index === 0 || r.chance(0.68) : r.chance(0.62),
    responseHours: r.pick(handwritten ? [1, 2, 2, 3, 4, 4, 6, 8, 12] : [1, 2, 3, 4, 6, 8, 12, 24, 36]),
  };
}
