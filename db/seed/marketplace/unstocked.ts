/**
 * Leaves the seed leaves empty: the drawings have no shape for them, or the
 * goods of the leaf do not share the attributes of its family.
 */
// biome-ignore format: a table
export const UNSTOCKED: ReadonlySet<string> = new Set([
  // machines, instruments, vessels
  'l-bar-sealers', 'shrink-tunnels', 'chamber-shrink-machines', 'sleeve-applicators', 'bundle-wrappers', 'heat-guns', 'flow-shrink-wrappers', 'stretch-hooders', 'pallet-stretch-wrappers',
  'iso-tank-containers', 'dewars-and-cryogenic-vessels', 'gas-cylinders', 'temperature-data-loggers', 'gps-cargo-trackers', 'inflator-tools-for-airbags', 'load-bars', 'cargo-nets', 'ibc-valves-and-fittings',
  'flexo-plates', 'printing-cylinders', 'cutting-dies-and-formes', 'wire-mesh-containers', 'steel-stillages', 'roll-containers', 'tilt-bins-and-carts', 'waste-and-recycling-bins',
  // seals, wire, small hardware
  'bolt-seals-iso-17712', 'cable-seals', 'plastic-pull-tight-seals', 'strapping-seals-and-buckles', 'rubber-pallet-bands', 'metal-corner-brackets', 'pallet-runners-and-feet', 'plastic-hangers', 'cardboard-hangers', 'shirt-clips-and-pins', 'loop-pins-and-tag-guns', 'pail-lids-and-spouts', 'can-ends-and-lids', 'metal-caps-for-containers', 'aerosol-valves', 'aerosol-actuators-and-caps', 'pouch-spouts-and-caps', 'core-plugs-and-end-caps', 'spice-sifter-fitments', 'plungers-and-tip-caps', 'sharps-containers',
  'measuring-cups-and-spoons', 'oral-syringes-and-adapters', 'inhaler-components', 'measuring-scoops', 'pill-organisers', 'shoe-shapers', 'kulfi-moulds-and-sticks', 'two-component-cartridges', 'tin-trays', 'clip-strips', 'standees', 'shelf-dividers-and-strips', 'pizza-liners-and-supports', 'dental-floss-packs', 'epoxy-kits',
  // goods outside the family's attributes
  'iv-bags', 'bfs-ampoules-and-bottles', 'granule-applicator-packs', 'mosquito-coil-and-liquid-packs', 'drain-cleaner-packs', 'flexitanks-for-edible-oil', 'flexitanks', 'flexitanks-for-base-oil', 'hair-colour-kits', 'air-care-gel-packs', 'candle-packaging', 'beer-kegs-one-way', 'ceramic-and-stoneware-jars', 'sausage-casings-packs', 'cheese-coating-wax', 'cheese-cloth-and-nets', 'cake-boards-and-drums', 'cotton-bud-drums', 'bitumen-bags', 'live-shellfish-nets-and-boxes', 'sliced-cheese-packs', 'cocktail-cans-and-pouches', 'pickle-jars-and-pouches', 'saffron-packs', 'lollipop-wraps-and-sticks', 'water-soluble-pesticide-pouches', 'packing-slips-envelopes', 'water-soluble-bags', 'glassine-bags', 'popcorn-bags', 'produce-nets-and-net-bags', 'sugar-sachets-and-bags', 'yarn-cone-caps-and-layer-pads', 'infusion-and-herb-tea-bags', 'coffee-capsules-and-lids', 'ice-cream-cone-sleeves', 'paper-bottles', 'stone-paper', 'seed-paper', 'overwrap-packs', 'snap-packs-with-adhesive-dots', 'furoshiki-textile-wraps', 'postal-tubes', 'triangular-tubes', 'fragile-protection-kits', 'woven-fabric-rolls', 'cereal-bag-in-box', 'tarpaulins-and-truck-covers', 'continuous-liners', 'orange-placards', 'hot-melt-bags-and-cartons', 'package-inserts', 'outserts', 'vial-trays-and-inserts', 'tool-skin-packs', 'cushion-inserts-packs', 'carpet-wraps', 'hessian-wraps', 'cotton-and-jute-bulk-bags', 'ocean-plastic-packaging', 'alu-alu-blister-packs',
]);
