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
      'A person here has read the company’s documents: it exists, and it is who it says. That is no judgement of its goods.',
    fact: { of: 'verified' },
  },
  {
    slug: 'own-plants',
    label: 'Own plants',
    title: 'Packaging makers with plants of their own',
    means:
      'They name their plants with machines and capacity, so you can ask about the line that your order will run on.',
    fact: { of: 'plants' },
  },
  {
    slug: 'export-ready',
    label: 'Export ready',
    title: 'Packaging suppliers who export',
    means:
      'They ship across borders and know the documents: ask for the Incoterm and for who books the freight.',
    fact: delivery('Export Ready'),
  },
  {
    slug: 'pan-india',
    label: 'Delivers all over India',
    title: 'Packaging suppliers who deliver all over India',
    means: 'They deliver to every state. Freight and lead time still depend on the distance.',
    fact: delivery('Pan-India'),
  },
  {
    slug: 'local-delivery',
    label: 'Local delivery',
    title: 'Packaging suppliers who deliver locally',
    means: 'They serve their own region: short ways, often with their own trucks, and easy to visit.',
    fact: delivery('Local Only'),
  },
  {
    slug: 'eco-friendly',
    label: 'Eco-friendly range',
    title: 'Suppliers of eco-friendly packaging',
    means:
      'They say that recycled, compostable or easily recycled packs are a main part of what they make. See the product for the proof.',
    fact: tag('Eco-Friendly'),
  },
  {
    slug: 'low-minimum',
    label: 'Low minimum order',
    title: 'Packaging suppliers with a low minimum order',
    means: 'They take small orders. Each product states its own minimum.',
    fact: tag('Low MOQ'),
  },
  {
    slug: 'custom-print',
    label: 'Custom print',
    title: 'Packaging suppliers who print to order',
    means: 'They print your design. Ask for the process, the number of colours, and who pays for plates.',
    fact: tag('Custom Print Available'),
  },
  {
    slug: 'corrugated-boxes',
    label: 'Corrugated boxes',
    title: 'Corrugated box suppliers',
    means: 'Corrugated boxes are among the first things they supply.',
    fact: supplies('Corrugated Boxes'),
  },
  {
    slug: 'rigid-boxes',
    label: 'Rigid boxes',
    title: 'Rigid box suppliers',
    means: 'Rigid boxes are among the first things they supply.',
    fact: supplies('Rigid Boxes'),
  },
  {
    slug: 'food-packaging',
    label: 'Food packaging',
    title: 'Food packaging suppliers',
    means:
      'Packs for food are among the first things they supply. Food contact is proven product by product.',
    fact: supplies('Food Packaging'),
  },
  {
    slug: 'shrink-wraps',
    label: 'Shrink wraps',
    title: 'Shrink wrap suppliers',
    means: 'Shrink films and wraps are among the first things they supply.',
    fact: supplies('Shrink Wraps'),
  },
  {
    slug: 'manufacturers',
    label: 'Manufacturer',
    title: 'Packaging manufacturers',
    means: 'They registered as makers rather than traders.',
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
