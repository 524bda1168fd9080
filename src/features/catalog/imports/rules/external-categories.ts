/**
 * Packaging nodes of Google's product taxonomy (2021-09-21) and Shopify's product taxonomy (MIT), each with the closest
 * groups of our own taxonomy. Ids and paths are those of their publishers.
 */
interface ExternalCategory {
  googleId: number;
  path: string;
  shopifyId?: string;
  /** Groups of our taxonomy, most likely first. */
  groups: readonly string[];
}

const shipping = 'Office Supplies > Shipping Supplies';
const labels = 'Office Supplies > General Office Supplies > Labels & Tags';
const food = 'Business & Industrial > Food Service';
const gifts = 'Arts & Entertainment > Party & Celebration > Gift Giving > Gift Wrapping';
const kitchen = 'Home & Garden > Kitchen & Dining > Food Storage';
const boxes = ['slotted-corrugated-boxes', 'corrugated-boxes-by-wall-and-use', 'e-commerce-packaging'];

const externalCategories: readonly ExternalCategory[] = [
  { googleId: 2636, path: shipping, shopifyId: 'os-14', groups: ['mailers-and-envelopes', ...boxes] },
  { googleId: 973, path: `${shipping} > Moving & Shipping Boxes`, shopifyId: 'os-14-1', groups: boxes },
  {
    googleId: 974,
    path: `${shipping} > Packing Materials`,
    shopifyId: 'os-14-2',
    groups: ['void-fill', 'cushioning-materials', 'plastic-foams', 'edge-and-corner-protection'],
  },
  { googleId: 975, path: `${shipping} > Packing Tape`, shopifyId: 'os-14-3', groups: ['tapes'] },
  { googleId: 960, path: labels, groups: ['labels'] },
  { googleId: 4200, path: `${labels} > Shipping Labels`, groups: ['labels'] },
  { googleId: 4117, path: `${labels} > Shipping Tags`, groups: ['labels'] },
  {
    googleId: 958,
    path: 'Office Supplies > General Office Supplies > Paper Products > Envelopes',
    groups: ['mailers-and-envelopes'],
  },
  {
    googleId: 1837,
    path: 'Business & Industrial > Retail > Paper & Plastic Shopping Bags',
    groups: ['retail-paper-bags', 'plastic-bags-and-sacks'],
  },
  {
    googleId: 503011,
    path: 'Business & Industrial > Material Handling > Pallets & Loading Platforms',
    groups: ['pallets'],
  },
  {
    googleId: 5831,
    path: 'Business & Industrial > Industrial Storage > Shipping Containers',
    groups: ['returnable-transport-packaging', 'storage-and-parts-containers'],
  },
  { googleId: 5097, path: `${food} > Take-Out Containers`, groups: ['food-service-containers'] },
  { googleId: 8059, path: `${food} > Disposable Lids`, groups: ['foodservice-disposables'] },
  {
    googleId: 5099,
    path: `${food} > Disposable Tableware > Disposable Cups`,
    groups: ['foodservice-disposables'],
  },
  {
    googleId: 5098,
    path: `${food} > Disposable Tableware > Disposable Bowls`,
    groups: ['foodservice-disposables'],
  },
  {
    googleId: 7089,
    path: `${food} > Disposable Serveware > Disposable Serving Trays`,
    groups: ['foodservice-disposables'],
  },
  { googleId: 94, path: gifts, groups: ['gift-and-presentation-wraps'] },
  { googleId: 5838, path: `${gifts} > Gift Bags`, groups: ['retail-paper-bags'] },
  { googleId: 5091, path: `${gifts} > Gift Boxes & Tins`, groups: ['rigid-boxes', 'metal-cans-and-tins'] },
  {
    googleId: 667,
    path: `${kitchen} > Food Storage Containers`,
    groups: ['cups-tubs-and-primary-trays', 'jars-and-pots'],
  },
  { googleId: 3591, path: `${kitchen} > Food Storage Bags`, groups: ['primary-bags', 'pouches'] },
  { googleId: 3110, path: `${kitchen} > Food Wraps`, groups: ['foils-and-barrier-laminates'] },
];

/** Returns the node that a category cell of another system names, by id, full path or end of a path, or null. */
export function findExternalCategory(cell: string): ExternalCategory | null {
  const text = cell.trim();
  if (/^\d+$/.test(text)) return externalCategories.find(({ googleId }) => googleId === Number(text)) ?? null;
  const shopify = /(?:gid:\/\/shopify\/TaxonomyCategory\/)?(os-14(?:-\d)?)$/.exec(text)?.[1];
  if (shopify) return externalCategories.find(({ shopifyId }) => shopifyId === shopify) ?? null;
  const path = text.replace(/^\d+\s*-\s*/, '').toLowerCase();
  return (
    externalCategories.find((one) => one.path.toLowerCase() === path) ??
    externalCategories.find((one) => path.length > 3 && one.path.toLowerCase().endsWith(`> ${path}`)) ??
    null
  );
}

/** Returns the node of Google's taxonomy for one of our groups, for exports; null if there is none. */
export const findGoogleCategory = (group: string): ExternalCategory | null =>
  externalCategories.find(({ groups }) => groups.includes(group)) ?? null;
