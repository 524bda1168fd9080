import type { Draft, Order, Values, Words } from '../recipe.ts';
import { featureOf, near, sized } from '../recipe.ts';

/** Carrier, gift, counter and food bags; size is width × height × gusset. */
export function paperBag(order: Order): Draft {
  const spec = paperBagSpec(order);
  const { area, gsm, hint, colours, light, shade, feature } = spec;
  return {
    title: paperBagTitle(spec),
    values: paperBagValues(spec),
    unit: 'piece',
    rupees: near(
      area * gsm * 0.088 * (hint.factor ?? 1) +
        colours * 0.12 +
        (hint.set?.handle_type === 'None'
          ? 0.08
          : hint.set?.handle_type === 'Rope' || hint.set?.handle_type === 'Ribbon'
            ? 7
            : 2.1),
      0.01,
    ),
    pack: (hint.factor ?? 1) > 3 ? 50 : light ? 500 : 100,
    lot: [6000, 30000],
    days: [6, 16],
    draw: {
      material: shade === 'white' ? 'white' : (hint.factor ?? 1) > 3 ? 'printed' : 'kraft',
      print: colours > 0 ? 'mark' : 'plain',
    },
    stream: feature.includes('film') ? 'laminate' : 'paper',
    ...paperBagWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function paperBagSpec(order: Order) {
  const { leaf, r, maker } = order;
  const hint = leaf.hint;
  const [width, height, gusset] = sized(order, hint.sizes ?? [[240, 310, 110]]);
  const paper = r.pick(hint.of ?? ['MG kraft', 'MF kraft', 'Sack kraft']);
  const light = gusset === 0 || height > 500;
  const gsm =
    (hint.factor ?? 1) > 3
      ? r.pick([150, 170, 200])
      : light
        ? r.pick([40, 45, 50, 60])
        : width > 280
          ? r.pick([90, 100, 110])
          : r.pick([70, 80, 90]);
  const shade = (hint.factor ?? 1) > 3 ? '' : r.pick(['brown', 'white', 'brown']);
  const drawn = maker.print ? r.pick([0, 1, 2, 2, 4]) : r.pick([0, 1]);
  const area = (2.15 * (width + gusset) * (height + gusset * 0.7 + 30)) / 1e6;
  const feature = featureOf(order, [width, height, gusset]);
  const colours = feature === 'plain' ? 0 : drawn;
  return { leaf, shade, feature, gsm, gusset, width, height, paper, colours, hint, light, area };
}

type PaperBagSpec = ReturnType<typeof paperBagSpec>;

function paperBagTitle({ leaf, shade, feature, gsm, gusset, width, height }: PaperBagSpec): string {
  return [
    leaf.noun,
    shade,
    feature,
    `${gsm} gsm`,
    gusset === 0 ? `${width} × ${height} mm` : `${width} + ${gusset} × ${height} mm`,
  ]
    .filter(Boolean)
    .join(', ');
}

function paperBagValues({
  paper,
  gsm,
  width,
  gusset,
  height,
  colours,
  hint,
  light,
  leaf,
}: PaperBagSpec): Values {
  return {
    paper_grade: paper,
    grammage: gsm,
    width,
    ...(gusset > 0 ? { gusset } : {}),
    height,
    print_process: colours === 0 ? 'Unprinted' : (hint.factor ?? 1) > 3 ? 'Offset' : 'Flexo',
    ...(colours > 0 ? { print_colours: colours } : {}),
    ...(light || /food|bakery/.test(leaf.group)
      ? { food_contact: ['BfR XXXVI (paper)', 'FSSAI Packaging 2018'] }
      : {}),
    ...hint.set,
  };
}

function paperBagWords({ gsm, paper, shade, gusset, colours, hint, light, width }: PaperBagSpec): Words {
  return {
    says: [
      `${gsm} gsm ${paper}${shade === '' ? '' : `, ${shade}`}, ${gusset === 0 ? 'flat without gusset' : `side gusset ${gusset} mm`}, ${colours === 0 ? 'unprinted' : `printed in ${colours} color${colours > 1 ? 's' : ''}`}.`,
      `Holds about ${(hint.factor ?? 1) > 3 ? '4' : light ? '0.5' : width > 300 ? '8' : '5'} kg when filled evenly; the base is ${String(hint.set?.bag_bottom ?? 'block').toLowerCase()}.`,
    ],
    checks: [
      'Load the handle for an hour before approval: most failures are in the glue, not the paper.',
      'White kraft prints brighter; pale inks look dull on brown, so ask for a drawdown.',
      'For greasy food ask for a greaseproof inner ply and its kit number.',
      'Check the inside width with the gusset open; quoted sizes are flat.',
      'Recycled paper varies in shade from reel to reel; agree a tolerance if color matters.',
    ],
    uses: [
      'For stores and restaurants that are replacing plastic carrier bags.',
      'For busy counters with flat storage under the register.',
      'For pharmacies, bakeries and boutiques.',
    ],
  };
}

/** Multiwall sacks of 5 to 50 kg. */
export function paperSack(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const kg = r.pick(hint.kg ?? [25]);
  const plies = kg >= 40 ? r.pick(['3', '4']) : kg >= 20 ? r.pick(['2', '3']) : r.pick(['1', '2']);
  const gsm = r.pick([70, 80, 90]);
  const gusset = r.pick([0, 80, 100, 120]);
  const width = near(260 + kg * 6, 10),
    length = near(420 + kg * 8, 10);
  const area = (2.1 * (width + gusset) * (length + 60)) / 1e6;
  const liner = hint.set?.liner_bag === true || r.chance(0.25);
  const feature = featureOf(order);
  const colours = r.pick([1, 2, 3]);
  return {
    title: [leaf.noun, `${kg} kg`, `${plies}-ply`, feature, `${width} × ${length} mm`]
      .filter(Boolean)
      .join(', '),
    values: {
      plies,
      paper_grade: 'Sack kraft',
      grammage: gsm,
      width,
      ...(gusset > 0 ? { gusset } : {}),
      length,
      liner_bag: liner,
      capacity_kg: kg,
      print_colours: colours,
      ...hint.set,
    },
    unit: 'piece',
    rupees: near(area * gsm * Number(plies) * 0.088 + (liner ? 2.6 : 0) + colours * 0.25 + 0.9, 0.05),
    pack: 500,
    lot: [25000, 90000],
    days: [10, 20],
    draw: { material: 'kraft', print: 'mark' },
    stream: liner ? 'laminate' : 'paper',
    says: [
      `${plies} plies of ${gsm} gsm sack kraft${liner ? ' with a loose 60 micron PE liner' : ''}, ${gusset > 0 ? `gusset ${gusset} mm` : 'no gusset'}, sized for ${kg} kg.`,
      `${String(hint.set?.bag_bottom ?? 'Block')} bottom; printed in ${colours} color${colours > 1 ? 's' : ''} by flexo.`,
    ],
    checks: [
      'Give the bulk density of your powder: the sack is cut to volume, not weight.',
      'Drop-test ten filled sacks flat and on the butt from 1.2 m.',
      'Fast fillers need porous paper; ask for a Gurley value under 8 seconds.',
      'Stretch-wrap the pallet: paper sacks slip more than woven ones.',
    ],
    uses: [
      'For powders and granules filled on spout or open-mouth packers.',
      'For mills and plants that palletize 40 to 48 sacks a pallet.',
    ],
    custom: true,
  };
}
