import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';
import { marking } from './marking.ts';

/** Plastic and tinplate buckets. */
export function pail(order: Order): Draft {
  const spec = pailSpec(order);
  const { grams, metal, hint, print, marked, litres, colour, feature } = spec;
  return {
    title: pailTitle(spec),
    values: pailValues(spec),
    unit: 'piece',
    rupees: near(
      (grams / 1000) * (metal ? 118 : 148) * (hint.factor ?? 1) +
        1.5 +
        (print === 'In-mold label' ? 3 : print === 'Unprinted' ? 0 : 2) +
        (marked.un_code === undefined ? 0 : 6),
      0.1,
    ),
    pack: litres >= 10 ? 50 : 100,
    lot: [15000, 60000],
    days: [6, 16],
    draw: {
      material: metal ? 'steel' : colour === 'black' ? 'black' : colour === 'clear' ? 'pet' : 'white',
      print: 'band',
    },
    stream: metal ? 'metal' : 'plastic',
    ...pailWords(spec),
    custom: true,
    eco: feature.includes('PCR'),
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function pailSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const metal = leaf.recipe === 'metal_pail';
  const litres = r.pick(hint.litres ?? [5, 10, 20]);
  const grams = near((metal ? 175 : 62) * Math.pow(litres, 0.88), litres < 2 ? 1 : 5);
  const marked = marking(order);
  const handle =
    litres < 1 ? 'None' : metal ? 'Metal bail' : r.pick(['Plastic bail', 'Plastic bail', 'Metal bail']);
  const print = String(
    hint.set?.print_process ?? r.pick(['Unprinted', 'Screen', 'Dry offset', 'In-mold label']),
  );
  const feature = featureOf(order, litres);
  const colour = r.pick(['white', 'white', 'black', 'blue', 'gray', 'clear']);
  return { metal, leaf, litres, feature, handle, colour, print, grams, hint, marked };
}

type PailSpec = ReturnType<typeof pailSpec>;

function pailTitle({ metal, leaf, litres, feature, handle, colour, print }: PailSpec): string {
  return [
    metal ? leaf.noun : `${leaf.noun}${/plastic|PCR/i.test(leaf.noun) ? '' : ', PP'}`,
    `${litres} L`,
    feature,
    handle === 'None' || feature !== '' ? '' : handle.toLowerCase().replace('bail', 'handle'),
    metal ? '' : colour,
    print === 'In-mold label' && !/mold/i.test(leaf.noun) ? 'in-mold label' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function pailValues({ metal, litres, handle, grams, print, leaf, hint }: PailSpec): Values {
  return {
    material: metal ? 'Steel' : 'PP',
    capacity_l: litres,
    head_type: 'Removable lid',
    handle_type: handle,
    weight_g: grams,
    print_process: print,
    ...(/food|bucket|ice-cream|dairy/i.test(`${leaf.noun} ${leaf.group}`)
      ? { food_contact: ['EU 10/2011', 'IS 9845'] }
      : {}),
    capacity_ml: litres * 1000,
    ...hint.set,
  };
}

function pailWords({ metal, grams, litres, handle }: PailSpec): Words {
  return {
    says: [
      `${metal ? 'Tinplate or black plate' : 'Polypropylene copolymer'}, ${grams} g with lid, ${litres} L, ${handle.toLowerCase() === 'none' ? 'no handle' : `${handle.toLowerCase().replace('bail', 'handle')}`}.`,
      metal
        ? 'Nests for freight: 40 fit in the space of 10 assembled pails.'
        : `Taper nests at ${litres < 3 ? 12 : 25} mm a piece; lid closes with a rubber mallet or a press.`,
    ],
    checks: [
      'Stack three filled on a hot day and check the base of the lowest pail after a week.',
      'Check the tear strip with gloves on.',
      'Give the filling temperature: lids shrink when filled hot.',
      metal
        ? 'Water-based paint needs lacquer inside, also under the bead.'
        : 'Ask if handles are fitted; pails without them pack more densely.',
      'Keep print 15 mm away from the handle bosses.',
    ],
    uses: ['For paint, adhesives, sauces and dry mixes.', 'For refills in canteens and workshops.'],
  };
}
