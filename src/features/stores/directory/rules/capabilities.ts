/** The supplier field that shows a capability. */
export type CapabilityFact =
  | { of: 'delivery' | 'tags' | 'supplies' | 'business'; value: string }
  | { of: 'verified' | 'plants' };

interface Capability {
  /** Part of the URL. */
  slug: string;
  /** Label in a filter. */
  label: string;
  /** Title of the page. */
  title: string;
  /** Meaning of the capability, and its limits. */
  means: string;
  fact: CapabilityFact;
}

const delivery = (value: string): CapabilityFact => ({ of: 'delivery', value });
const tag = (value: string): CapabilityFact => ({ of: 'tags', value });
const supplies = (value: string): CapabilityFact => ({ of: 'supplies', value });
const business = (value: string): CapabilityFact => ({ of: 'business', value });

/**
 * Capabilities that buyers look for in a supplier, apart from the location. Each has a page and is a search filter.
 */
export const capabilities: readonly Capability[] = [
  {
    slug: 'verified',
    label: 'Documents checked',
    title: 'Verified packaging suppliers',
    means:
      'We have reviewed the company’s documents and confirmed its identity. This does not rate the quality of its products.',
    fact: { of: 'verified' },
  },
  {
    slug: 'own-plants',
    label: 'Own plants',
    title: 'Packaging manufacturers with their own plants',
    means:
      'Their profiles list plants, machines and capacity, so you can see where your order would be made.',
    fact: { of: 'plants' },
  },
  {
    slug: 'export-ready',
    label: 'Export ready',
    title: 'Packaging suppliers who export',
    means:
      'They ship internationally and handle export documents. Agree the Incoterm and who books the freight.',
    fact: delivery('Export Ready'),
  },
  {
    slug: 'pan-india',
    label: 'Delivers across India',
    title: 'Packaging suppliers who deliver across India',
    means: 'They deliver to every state. Freight and lead time still depend on the distance.',
    fact: delivery('Pan-India'),
  },
  {
    slug: 'local-delivery',
    label: 'Local delivery',
    title: 'Packaging suppliers who deliver locally',
    means: 'They deliver within their region, often with their own trucks, and are easy to visit.',
    fact: delivery('Local Only'),
  },
  {
    slug: 'eco-friendly',
    label: 'Eco-friendly range',
    title: 'Suppliers of eco-friendly packaging',
    means:
      'They specialize in recycled, compostable or easily recycled packaging. See each product for evidence.',
    fact: tag('Eco-Friendly'),
  },
  {
    slug: 'low-minimum',
    label: 'Low minimum order',
    title: 'Packaging suppliers with a low minimum order',
    means: 'They accept small orders. The minimum is shown on each product.',
    fact: tag('Low MOQ'),
  },
  {
    slug: 'custom-print',
    label: 'Custom print',
    title: 'Packaging suppliers who print to order',
    means: 'They print your design. Ask about the process, number of colors and plate costs.',
    fact: tag('Custom Print Available'),
  },
  {
    slug: 'corrugated-boxes',
    label: 'Corrugated boxes',
    title: 'Corrugated box suppliers',
    means: 'Corrugated boxes are one of their main products.',
    fact: supplies('Corrugated Boxes'),
  },
  {
    slug: 'rigid-boxes',
    label: 'Rigid boxes',
    title: 'Rigid box suppliers',
    means: 'Rigid boxes are one of their main products.',
    fact: supplies('Rigid Boxes'),
  },
  {
    slug: 'food-packaging',
    label: 'Food packaging',
    title: 'Food packaging suppliers',
    means: 'Food packaging is one of their main products. Food-contact compliance is stated on each product.',
    fact: supplies('Food Packaging'),
  },
  {
    slug: 'shrink-wraps',
    label: 'Shrink wraps',
    title: 'Shrink wrap suppliers',
    means: 'Shrink films and wraps are one of their main products.',
    fact: supplies('Shrink Wraps'),
  },
  {
    slug: 'manufacturers',
    label: 'Manufacturer',
    title: 'Packaging manufacturers',
    means: 'They registered as manufacturers rather than traders.',
    fact: business('manufacturer'),
  },
  {
    slug: 'converters',
    label: 'Converter',
    title: 'Packaging converters',
    means: 'They turn bought-in paper, board or film into packs.',
    fact: business('converter'),
  },
];

export const findCapability = (slug: string): Capability | null =>
  capabilities.find((one) => one.slug === slug) ?? null;
