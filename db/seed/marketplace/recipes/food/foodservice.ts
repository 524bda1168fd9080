import { resin } from '../containers/plastics.ts';
import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, named, near, volume } from '../recipe.ts';
import type { Vessel } from './vessel.ts';
import { RATE, streamOf, vessel } from './vessel.ts';

/** Materials that soften below the boiling point. */
const COLD = new Set(['PET', 'rPET', 'PS', 'PLA']);

export function foodservice(order: Order): Draft {
  const spec = foodserviceSpec(order);
  const { v, colour, hint, small, paper } = spec;
  return {
    title: foodserviceTitle(spec),
    values: foodserviceValues(spec),
    unit: 'piece',
    rupees: near(
      ((v.grams / 1000) * (RATE[v.material] ?? resin(v.material).rate * 1.5) +
        0.14 +
        (colour === 'printed' ? 0.15 : 0)) *
        (hint.factor ?? 1),
      0.01,
    ),
    pack: small ? 1000 : v.ml >= 1500 ? 100 : 500,
    lot: [5000, 28000],
    days: [3, 14],
    draw: { material: hint.hue ?? (paper ? 'kraft' : 'white') },
    stream: streamOf(v.material),
    ...foodserviceWords(spec),
    custom: true,
    eco:
      v.material === 'PLA' ||
      v.material === 'rPET' ||
      v.material === 'Wood' ||
      v.material === 'Composite' ||
      (hint.factor ?? 1) > 5,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function foodserviceSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const v = vessel(order);
  const feature = featureOf(order, v.ml);
  const paper = v.material === 'Paperboard' || v.material === 'Kraft paper';
  const coating = paper ? r.pick(['PE', 'PE', 'Aqueous', 'PLA']) : 'None';
  const small = v.style === 'lid';
  const gsm = v.ml <= 120 ? 190 : v.ml <= 250 ? 210 : 280;
  const colour =
    v.style === 'cup' && paper
      ? /kraft|black|white/.test(feature)
        ? ''
        : r.pick(['white', 'kraft', 'printed'])
      : leaf.noun.startsWith('CPLA')
        ? r.pick(['white', 'black'])
        : v.material.includes('PET') || v.material === 'PLA'
          ? 'clear'
          : v.material === 'PP'
            ? r.pick(['black', 'white', 'clear'])
            : '';
  const dims = small
    ? ''
    : v.style === 'cup'
      ? `${v.diameter} mm rim`
      : v.style === 'round'
        ? `${v.diameter} mm`
        : `${v.length} × ${v.width} × ${v.height} mm`;
  return { leaf, paper, v, small, feature, dims, colour, coating, hint, gsm, r };
}

type FoodserviceSpec = ReturnType<typeof foodserviceSpec>;

function foodserviceTitle({ leaf, paper, v, small, feature, dims, colour }: FoodserviceSpec): string {
  return [
    named(
      leaf.noun,
      paper || v.material === 'Aluminum' || v.material === 'Wood' || v.material === 'Composite'
        ? ''
        : v.material,
    ),
    small ? '' : volume(v.ml),
    feature,
    dims,
    colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function foodserviceValues({ v, small, coating, paper, hint }: FoodserviceSpec): Values {
  return {
    material: v.material,
    ...(small ? {} : { capacity_ml: v.ml, height: v.height }),
    ...(v.style === 'tray' || v.style === 'rectangular' ? { length: v.length, width: v.width } : {}),
    coating,
    ovenable: v.material === 'PP' ? 'Microwave' : 'None',
    leakproof: v.style === 'cup' || v.style === 'round',
    food_contact: paper ? ['BfR XXXVI (paper)', 'FSSAI Packaging 2018'] : ['EU 10/2011', 'IS 9845'],
    compostable:
      v.material === 'PLA' || v.material === 'Wood' || v.material === 'Composite' || coating === 'PLA'
        ? 'Industrial EN 13432'
        : 'None',
    diameter: v.diameter,
    roll_width: 300,
    resin: 'PLA',
    ...hint.set,
  };
}

/** The test a buyer makes at the counter, by what the piece is made for. */
function fillCheck(v: Vessel, noun: string): string {
  if (v.style === 'lid')
    return 'Fit it on a full cup and turn the cup over: no more than a few drops should leak.';
  if (/cutlery|straw|sleeve|stirrer/i.test(noun))
    return 'Leave one in hot tea for ten minutes, then check its stiffness.';
  const cold = COLD.has(v.material);
  if (v.style === 'cup')
    return cold
      ? 'For cold drinks only; squeeze a full cup to check that the lid stays on.'
      : 'Fill with water at 95 °C, wait 15 minutes, and check the seam and base.';
  return cold
    ? 'For cold food only: it softens above 60 °C, so choose PP or board for hot food.'
    : 'Fill with hot gravy and check for leaks on white paper after 20 minutes.';
}

function foodserviceWords({ leaf, paper, small, gsm, coating, v, r }: FoodserviceSpec): Words {
  return {
    says: [
      paper && !small
        ? `${gsm} gsm board with a ${coating === 'PE' ? 'polyethylene' : coating === 'PLA' ? 'PLA' : 'water-based'} coating, about ${v.grams} g, ${volume(v.ml)} to the brim.`
        : `${v.material === 'Composite' ? 'Pressed leaf' : v.material}, about ${v.grams} g a piece${small ? '' : `, ${volume(v.ml)}`}.`,
      `${r.pick(['Sleeves of 25', 'Sleeves of 50', 'Packs of 50'])}, ${small ? '1,000' : '500'} to a carton${paper && !small ? '; the side seam is water-tight' : ''}.`,
    ],
    checks: [
      fillCheck(v, leaf.noun),
      'Check lid fit from the same supplier; rims vary by half a millimeter.',
      coating === 'PE'
        ? 'PE-coated paper is recyclable only where paper mills accept it.'
        : 'Ask for the certificate of this item, not only of the raw material.',
      v.style === 'cup'
        ? 'Stack a full day’s cups beside the machine: tight nesting slows down service.'
        : 'Test ten filled and lidded pieces in a delivery bag on a real route.',
      v.style === 'cup'
        ? 'Print inks on the rim are not allowed to touch lips; keep 10 mm free.'
        : 'Count one carton of the first delivery, since sleeves are packed by weight.',
    ],
    uses: [
      'For cafes, canteens and cloud kitchens.',
      'For caterers, events and railway kitchens.',
      'For delivery menus with up to 30 minutes of transport.',
    ],
  };
}
