import type { Draft, Order, Values, Words } from '../recipe.ts';
import { near } from '../recipe.ts';

/** Gift and counter wraps: rolls, reams of sheets, ribbons, napkins. */
export function wrapPaper(order: Order): Draft {
  const spec = wrapPaperSpec(order);
  const { form, kg, printed, metres, material } = spec;
  return {
    title: wrapPaperTitle(spec),
    values: wrapPaperValues(spec),
    unit: form === 'sheets' ? 'ream' : form === 'napkin' ? 'pack' : 'roll',
    rupees: near(kg * (printed ? 190 : 140) + (form === 'ribbon' ? metres * 0.9 + 8 : 12), 0.5),
    pack: form === 'roll' ? 10 : 20,
    ...(form === 'sheets' || form === 'napkin' ? { holds: 500 } : {}),
    lot: [4000, 18000],
    days: [4, 14],
    draw: { print: printed ? 'mark' : 'plain' },
    stream:
      material === 'BOPP' || material === 'PP' ? 'film' : material === 'Cellulose' ? 'compostable' : 'paper',
    ...wrapPaperWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function wrapPaperSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const form = hint.style?.[0] ?? 'roll';
  const gsm = r.pick(hint.grams ?? [70]);
  const width = r.pick(hint.thick ?? [500]);
  const feature = r.pick(hint.with ?? ['plain']);
  const material = r.pick(hint.of ?? ['Kraft paper']);
  const metres = form === 'ribbon' ? r.pick([25, 50, 100]) : r.pick([10, 50, 100, 200]);
  const sheet = form === 'napkin' ? width : near(width * 1.4, 10);
  const printed = /print|logo/.test(feature);
  const area =
    form === 'roll'
      ? (width * metres) / 1000
      : form === 'ribbon'
        ? (width * metres) / 1000
        : (width * sheet * 500) / 1e6;
  const kg = (area * gsm * (feature.startsWith('2-ply') ? 2 : 1)) / 1000;
  const dims = form === 'roll' || form === 'ribbon' ? `${width} mm × ${metres} m` : `${width} × ${sheet} mm`;
  return { leaf, feature, form, gsm, dims, material, width, metres, printed, r, sheet, kg, hint };
}

type WrapPaperSpec = ReturnType<typeof wrapPaperSpec>;

function wrapPaperTitle({ leaf, feature, form, gsm, dims }: WrapPaperSpec): string {
  return [
    leaf.noun,
    feature,
    form === 'ribbon' ? '' : `${gsm} gsm`,
    dims,
    form === 'sheets' ? '500 sheets' : form === 'napkin' ? 'pack of 500' : '',
  ]
    .filter(Boolean)
    .join(', ');
}

function wrapPaperValues({ material, gsm, width, form, metres, printed, feature, r }: WrapPaperSpec): Values {
  return {
    material,
    grammage: gsm,
    width,
    ...(form === 'roll' || form === 'ribbon' ? { roll_length: metres } : {}),
    print_process: printed ? r.pick(['Flexo', 'Offset', 'Gravure']) : 'Unprinted',
    ...(printed ? { print_colours: Number(/^(\d)-color/.exec(feature)?.[1] ?? r.pick([1, 2, 4])) } : {}),
    finish: printed ? ['Gloss varnish'] : ['Matt varnish'],
  };
}

function wrapPaperWords({ gsm, feature, form, width, sheet, metres, kg }: WrapPaperSpec): Words {
  return {
    says: [
      `${gsm} gsm, ${feature}, ${form === 'sheets' ? `cut to ${width} × ${sheet} mm and counted in reams of 500` : form === 'napkin' ? `folded to a quarter, ${width} mm open` : `${metres} m on a 38 mm core`}.`,
      `A ${form === 'sheets' ? 'ream' : form === 'napkin' ? 'pack' : 'roll'} weighs about ${kg < 1 ? `${Math.max(20, Math.round(kg * 100) * 10)} g` : `${kg.toFixed(1)} kg`}.`,
    ],
    checks: [
      'Test a printed sheet with a damp cloth: gift wrap inks are not always food safe.',
      'Ask for the shade card; tissue colors shift between dye lots.',
      'For bakeries ask for greaseproof kit 5 or better.',
      'Count the sheets in one pack of the first delivery.',
    ],
    uses: [
      'For shops that wrap at the counter and for online orders.',
      'For gifting seasons; order six weeks ahead for printed designs.',
      'For a clean top layer under the lid.',
    ],
  };
}

/** Carriers, bands and clips that hold several packs together. */
export function multipack(order: Order): Draft {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const feature = r.pick(hint.with ?? ['6 packs']);
  const count = Number(/^(\d+)/.exec(feature)?.[1] ?? 6);
  const material = r.pick(hint.of ?? ['Paperboard']);
  const fits = r.pick(['for 330 ml cans', 'for 500 ml cans', 'for 250 ml slim cans']);
  const band = leaf.id === 'banded-multipacks';
  return {
    title: [
      leaf.noun,
      feature,
      band ? r.pick(['for cartons', 'for tubs', 'for soap bars', 'for pouches']) : fits,
      material === 'Molded fiber' ? 'molded' : '',
    ]
      .filter(Boolean)
      .join(', '),
    values: {
      material,
      ...(hint.thick === undefined
        ? { grammage: r.pick([90, 120, 350, 400]) }
        : { thickness_micron: hint.thick[0] ?? 400 }),
      units_per_pack: band ? 4 : count,
      handle_type: band ? 'None' : 'Die cut',
      print_process: r.pick(['Unprinted', 'Flexo', 'Offset']),
    },
    unit: 'piece',
    rupees: near((band ? 0.35 : 0.6 + count * 0.28) + (material === 'Molded fiber' ? 1.2 : 0), 0.01),
    pack: 500,
    lot: [15000, 60000],
    days: [10, 22],
    draw: { material: 'pet' },
    stream: material === 'LDPE' || material === 'PP' ? 'film' : 'board',
    says: [
      `Holds ${band ? 'a bundle' : `${count} cans`} and is applied by hand or with an applicator head.`,
      `Tested to carry ${near(count * 0.55 * 2, 0.5)} kg, twice the filled weight.`,
    ],
    checks: [
      'Give the exact can diameter and neck: sleek and standard cans need different clips.',
      'Run a 24 hour chill test, condensation weakens board carriers.',
      'Check that the applicator of your line takes the format.',
    ],
    uses: [
      'For breweries and drinks fillers that sell four- and six-packs.',
      'For promotions that bundle two or three retail packs.',
    ],
    custom: true,
  };
}
