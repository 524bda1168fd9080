import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, near } from '../../recipe.ts';

const ADHESIVE: Record<string, readonly string[]> = {
  BOPP: ['Acrylic', 'Acrylic', 'Hot melt'],
  PVC: ['Solvent rubber'],
  'Kraft paper': ['Hot melt', 'Solvent rubber'],
  'Crepe paper': ['Solvent rubber'],
  PET: ['Acrylic', 'Hot melt'],
  Cloth: ['Hot melt', 'Solvent rubber'],
  Filament: ['Hot melt'],
  'Aluminum foil': ['Acrylic'],
};

export function tape(order: Order): Draft {
  const spec = tapeSpec(order);
  const { area, micron, hint, width, colours, backing } = spec;
  return {
    title: tapeTitle(spec),
    values: tapeValues(spec),
    unit: 'roll',
    rupees: near(area * (4.2 + micron * 0.09) * (hint.factor ?? 1) + 2.4, 0.05),
    pack: width >= 60 ? 48 : width < 15 ? 72 : 72,
    lot: colours > 0 ? [14000, 45000] : [5000, 28000],
    days: colours > 0 ? [8, 16] : [2, 9],
    draw: { print: colours > 0 ? 'mark' : 'plain' },
    stream: backing === 'Kraft paper' ? 'paper' : 'film',
    ...tapeWords(spec),
    custom: colours > 0,
    eco: backing === 'Kraft paper',
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function tapeSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const backing = r.pick(hint.of ?? ['BOPP']);
  const adhesive = leaf.id.includes('teflon')
    ? 'Silicone'
    : String(hint.set?.adhesive ?? r.pick(ADHESIVE[backing] ?? ['Acrylic']));
  const micron = r.pick(hint.thick ?? [45]);
  const [width, metres] =
    hint.sizes === undefined
      ? [r.pick([24, 36, 48, 48, 60, 72]), r.pick([40, 50, 65, 66, 100, 132])]
      : r.pick(hint.sizes);
  const feature = featureOf(order);
  const colours = Number(/^(\d)-color/.exec(feature)?.[1] ?? 0);
  const adhesion = near(
    adhesive === 'Hot melt'
      ? r.inSteps({ low: 5.5, high: 8, step: 0.5 })
      : adhesive === 'Acrylic'
        ? r.inSteps({ low: 4, high: 5.5, step: 0.5 })
        : r.inSteps({ low: 5, high: 7, step: 0.5 }),
    0.5,
  );
  const area = (width * metres) / 1000;
  const short = (hint.of?.length ?? 1) > 1 && !leaf.noun.includes(backing) ? backing : '';
  return { leaf, short, feature, micron, width, metres, r, adhesive, backing, adhesion, colours, area, hint };
}

type TapeSpec = ReturnType<typeof tapeSpec>;

function tapeTitle({ leaf, short, feature, micron, width, metres, r, adhesive }: TapeSpec): string {
  return [
    leaf.noun,
    short,
    feature,
    `${micron} micron`,
    `${width} mm × ${metres} m`,
    /water|jaw/i.test(leaf.noun) || r.chance(0.5) ? '' : adhesive.toLowerCase(),
  ]
    .filter(Boolean)
    .join(', ');
}

function tapeValues({
  backing,
  adhesive,
  micron,
  width,
  metres,
  adhesion,
  colours,
  leaf,
  feature,
}: TapeSpec): Values {
  return {
    tape_backing: backing,
    adhesive,
    thickness_micron: micron,
    width,
    roll_length: metres,
    adhesion: adhesive === 'Water activated' ? 0 : adhesion,
    core_diameter: width < 10 ? '152' : '76',
    ...(colours > 0 ? { print_colours: colours } : {}),
    material: 'BOPP',
    tamper_evident: /VOID/.test(leaf.noun),
    colour: feature.includes('red') ? 'red' : 'clear',
    length: metres * 1000,
    handle_type: 'Loop',
    thickness: micron / 1000,
  };
}

function tapeWords({ backing, micron, adhesive, width, metres, adhesion, colours }: TapeSpec): Words {
  return {
    says: [
      `${backing} backing, ${micron} micron in all, ${adhesive.toLowerCase()} adhesive, ${width} mm by ${metres} m on a ${width < 10 ? 152 : 76} mm core.`,
      adhesive === 'Water activated'
        ? 'Starch adhesive bonds with the paper itself, so it cannot be removed without visible damage.'
        : `Peel about ${adhesion} N per 25 mm on steel; ${adhesive === 'Acrylic' ? 'clear, lightfast and resistant to aging' : 'high initial tack, even on dusty board'}.`,
    ],
    checks: [
      adhesive === 'Acrylic'
        ? 'Press the tape down firmly on recycled board: acrylic needs ten minutes to bond.'
        : 'Hot melt softens above 45 °C in a container; ask for acrylic on sea freight.',
      'Measure one roll to verify its length.',
      'Test it at your lowest packing temperature.',
      colours > 0
        ? 'Artwork repeats every 250 to 300 mm; keep 3 mm off both edges.'
        : 'Check core size against your dispenser.',
      'For machines ask for 990 m rolls with a dry edge.',
    ],
    uses: [
      'For closing cartons by hand dispenser or machine.',
      'For packing tables, dispatch bays and workshops.',
      'For bundling, marking and repairs.',
    ],
  };
}
