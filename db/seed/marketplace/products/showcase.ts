/** One product of the demo store and of the sample store: its leaf and, where the dashboard must show a state, its stock. */
export interface ShowcaseOffer {
  leaf: string;
  /** pieces in stock; left out: plenty */
  stock?: number;
  inactive?: true;
}

/** Thirty-eight products over the five packaging types of the dashboard, two out of stock, three low, two inactive. */
// biome-ignore format: a table
export const SHOWCASE: readonly ShowcaseOffer[] = [
  { leaf: 'double-wall-boxes' }, { leaf: 'single-wall-boxes' }, { leaf: 'fefco-0201-regular-slotted-boxes' }, { leaf: 'fefco-0427-e-commerce-mailer-boxes' }, { leaf: 'printed-corrugated-boxes' }, { leaf: 'triple-wall-boxes', stock: 6 },
  { leaf: 'heavy-duty-export-boxes' }, { leaf: 'e-commerce-corrugated-boxes' }, { leaf: 'subscription-boxes' }, { leaf: 'moving-boxes' }, { leaf: 'fefco-0933-cross-partitions' }, { leaf: 'double-wall-sheets' }, { leaf: 'layer-pads-and-tier-sheets' }, { leaf: 'archive-boxes', inactive: true }, { leaf: 'gaylord-boxes', stock: 0 }, { leaf: 'small-appliance-boxes' },
  { leaf: 'pizza-boxes' }, { leaf: 'mango-and-apple-boxes' }, { leaf: 'meal-kit-boxes' }, { leaf: 'cake-boxes' }, { leaf: 'masala-mono-cartons' }, { leaf: 'oil-cartons-and-trays' }, { leaf: 'frozen-food-cartons', stock: 0 },
  { leaf: 'magnetic-closure-rigid-boxes' }, { leaf: 'lift-off-lid-rigid-boxes' }, { leaf: 'drawer-rigid-boxes', stock: 8 }, { leaf: 'indian-sweet-boxes' }, { leaf: 'jewellery-boxes' },
  { leaf: 'pof-shrink-film' }, { leaf: 'pe-shrink-film' }, { leaf: 'hand-stretch-film' }, { leaf: 'machine-stretch-film', stock: 4 }, { leaf: 'pre-cut-shrink-bags' },
  { leaf: 'bopp-packing-tape' }, { leaf: 'printed-packing-tape' }, { leaf: 'paper-edge-boards' }, { leaf: 'bubble-wrap-rolls' }, { leaf: 'silica-gel-sachets', inactive: true },
];
