import type { Words } from '../recipe.ts';
import { volume } from '../recipe.ts';
import type { CanKind, MetalCanSpec } from './metal-spec.ts';

const CHECKS: Record<CanKind, readonly string[]> = {
  food: [
    'Fill ten and keep them at 40 °C for a month: acid and salt reveal any scratch in the lacquer.',
    'Check the double seam on your own closing machine: overlap of 1 mm or more.',
    'Ask for the lacquer’s food-contact declaration, and for BPA-NI if you sell in the EU.',
    'Confirm end diameter and sealing compound with the seamer drawing.',
    'State the pallet height your depalletizer accepts.',
  ],
  drinks: [
    'Ends are ordered separately; match neck and seamer before printing.',
    'Check the double seam on your own closing machine: overlap of 1 mm or more.',
    'Dents on the body are claimable only before depalletizing.',
    'Tell us the pH, salt and sulfur dioxide content of the drink so that we can specify the inside coating.',
  ],
  bottle: [
    'Ask for the thread drawing; aluminum necks are rolled and differ from plastic ones.',
    'Test your own product for a month at 40 °C and inspect the inside lacquer.',
    'Fill upright and cap with a torque wrench: thin necks turn oval.',
  ],
  liquid: [
    'Fill ten, lay them on their side overnight, and check seams and lid.',
    'For water-based goods ask for lacquered seams; plain tinplate rusts from inside.',
    'Dents on the seam are claimable only before depalletizing.',
    'Ask for the drop test from 0.8 m on the edge, filled with water.',
  ],
  steelware: [
    'Ask for grade and wall thickness in writing, then weigh one piece.',
    'Fill with water and tilt it to check that the lid stays tight in transport.',
  ],
  gift: [
    'Close and open the lid twenty times: weak paint chips at the rim first.',
    'Suitable for direct contact with dry goods; for greasy goods ask for a gold-lacquered inside or a liner.',
    'Approve a printed sheet before pressing: colors appear darker on metal than on paper.',
    'Run a finger along the curled edge of the first samples.',
  ],
};

const USES: Record<CanKind, readonly string[]> = {
  food: [
    'For packers who need a full barrier and years of shelf life.',
    'For canneries with a retort and a double seamer.',
  ],
  drinks: [
    'For breweries, energy drinks and mobile canning lines.',
    'For fillers who buy by the pallet and seam themselves.',
  ],
  bottle: [
    'For oils, essences and liquids sensitive to light and air.',
    'For brands that want an unbreakable bottle.',
  ],
  liquid: [
    'For fillers who need a stackable tin for long-distance shipping.',
    'For oils, coatings and thinners sold by the liter.',
  ],
  steelware: ['For dairies, kitchens and gift sets.'],
  gift: ['For retail, gifts and reuse at home.', 'For small brands that fill and close by hand.'],
};

function coating({ material, printed, kind, r }: MetalCanSpec): string {
  if (kind === 'steelware') return 'Polished outside, seams ground flush, no lacquer.';
  if (!printed)
    return material === 'Aluminum'
      ? 'Plain outside, ready for a label or a sleeve.'
      : 'Plain outside with clear varnish, ready for a paper label.';
  if (material === 'Aluminum') return 'Printed round the formed body by dry offset, with no visible seam.';
  return kind === 'gift'
    ? `Printed flat in up to six colors, then pressed; ${r.pick(['matt', 'gloss', 'crackle'])} varnish on request.`
    : 'Printed flat in up to six colors before the body is welded, so the side seam stays plain.';
}

export function metalCanWords(spec: MetalCanSpec): Words {
  const { material, lacquer, rectangular, height, body, ml, kind, gauge } = spec;
  const inside =
    kind === 'steelware' ? '' : lacquer === 'Plain' ? ', plain inside' : `, ${lacquer} lacquer inside`;
  const size =
    rectangular || kind === 'bottle' ? `about ${height} mm tall` : `body ${body} mm, height ${height} mm`;
  return {
    says: [
      `${material === 'Tinplate' ? `Tinplate ${gauge} mm` : material}${inside}, ${size}, filling ${volume(ml)}.`,
      coating(spec),
    ],
    checks: CHECKS[kind],
    uses: USES[kind],
  };
}
