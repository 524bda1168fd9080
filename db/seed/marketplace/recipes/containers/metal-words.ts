import type { Words } from '../recipe.ts';
import { volume } from '../recipe.ts';
import type { CanKind, MetalCanSpec } from './metal-spec.ts';

const CHECKS: Record<CanKind, readonly string[]> = {
  food: [
    'Fill ten and keep them at 40 °C for a month: acid and salt find every scratch in the lacquer.',
    'Check the double seam on your own closing machine: overlap of 1 mm or more.',
    'Ask for the lacquer’s food-contact declaration, and for BPA-NI if you sell in the EU.',
    'Confirm end diameter and sealing compound with the seamer drawing.',
    'Give the pallet height your depalletiser takes.',
  ],
  drinks: [
    'Ends are ordered apart; match the neck and the seamer before you print.',
    'Check the double seam on your own closing machine: overlap of 1 mm or more.',
    'Dents on the body are claimable only before depalletising.',
    'Tell us pH, salt and sulphur dioxide of the drink: the inside spray is chosen by them.',
  ],
  bottle: [
    'Ask for the thread drawing; aluminium necks are rolled and differ from plastic ones.',
    'Test your own product for a month at 40 °C and look at the inside lacquer.',
    'Fill upright and cap with a torque wrench: thin necks turn oval.',
  ],
  liquid: [
    'Fill ten, lay them on the side for a night and look at seams and lid.',
    'For water-based goods ask for lacquered seams; plain tinplate rusts from inside.',
    'Dents on the seam are claimable only before depalletising.',
    'Ask for the drop test from 0.8 m on the edge, filled with water.',
  ],
  steelware: [
    'Ask for grade and wall thickness in writing, then weigh one piece.',
    'Fill with water and tip it: the lid should hold for a ten-kilometre ride.',
  ],
  gift: [
    'Close and open the lid twenty times: paint that chips at the rim shows at once.',
    'Dry goods may touch the tin; for greasy goods ask for a gold-lacquered inside or a liner.',
    'Approve a printed sheet before pressing: metal shows colours darker than paper.',
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
    'For oils, essences and liquids that dislike light and air.',
    'For brands that want a bottle which does not break.',
  ],
  liquid: [
    'For fillers who need a tin that stacks and ships far.',
    'For oils, coatings and thinners sold by the litre.',
  ],
  steelware: ['For dairies, kitchens and gift sets.'],
  gift: [
    'For gifts and reuse at home as well as for the shelf.',
    'For small brands that fill and close by hand.',
  ],
};

function coating({ material, printed, kind, r }: MetalCanSpec): string {
  if (kind === 'steelware') return 'Polished outside, seams ground flush, no lacquer.';
  if (!printed)
    return material === 'Aluminium'
      ? 'Plain outside, ready for a label or a sleeve.'
      : 'Plain outside with clear varnish, ready for a paper label.';
  if (material === 'Aluminium')
    return 'Printed round the formed body by dry offset, without a seam in the picture.';
  return kind === 'gift'
    ? `Printed flat in up to six colours, then pressed; ${r.pick(['matt', 'gloss', 'crackle'])} varnish on request.`
    : 'Printed flat in up to six colours before the body is welded, so the side seam stays plain.';
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
