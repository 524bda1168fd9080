import type { Draft, Order, Values, Words } from '../../recipe.ts';
import { featureOf, named, near } from '../../recipe.ts';

/** Outside diameter of the closure in mm, read from the finish. */
function capSize(neck: string): number {
  if (neck === 'Cork') return 24;
  const first = /(\d+(?:\.\d+)?)/.exec(neck);
  if (neck.startsWith('PCO')) return 28;
  return first === null ? 28 : Number(first[1]);
}

/** Closures that usually carry a loose or induction liner. */
const LINED =
  /^(Screw|Tamper-evident|Child-resistant|CR pharma|Phenolic|Lubricant|Sifter|Desiccant) cap|^(CR pharma|Lubricant) cap/;

const BEVERAGE = /PCO|29\/25|38 mm|48 mm/;

const METAL = new Set(['Tinplate', 'Aluminum', 'Steel']);

export function closure(order: Order): Draft {
  const spec = closureSpec(order);
  const { size, metal, hint, liner, isLiner, cork, material } = spec;
  return {
    title: closureTitle(spec),
    values: closureValues(spec),
    unit: 'piece',
    rupees: near(
      (0.34 + size * size * (metal ? 0.0006 : 0.00115)) * (hint.factor ?? 1) * (metal ? 1.05 : 1) +
        (liner === 'Induction seal' && !isLiner ? 0.35 : 0),
      0.01,
    ),
    pack: size > 80 ? 500 : isLiner ? 5000 : (hint.factor ?? 1) > 5 ? 100 : 1000,
    lot: [8000, 45000],
    days: [5, 18],
    draw: { material: hint.hue ?? (hint.draw === 'outline' ? 'steel' : 'hdpe') },
    stream: metal ? 'metal' : cork && material === 'Wood' ? 'wood' : 'plastic',
    ...closureWords(spec),
    custom: true,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function closureSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const neck = r.pick(hint.neck ?? ['28-410']);
  const material = r.pick(hint.of ?? ['PP']);
  const feature = featureOf(order);
  const size = neck === 'Cork' ? Number(/^(?:\D*)(\d+) ×/.exec(feature)?.[1] ?? 24) : capSize(neck);
  const metal = METAL.has(material);
  const cork = neck === 'Cork';
  const liner = String(hint.set?.liner_type ?? linerFor(order, { neck, metal }));
  const isLiner = leaf.group === 'cap-liners-and-seals';
  const colours = hint.colours ?? coloursFor({ plain: cork || isLiner, metal });
  const colour = metal && /gold|silver|black|white/.test(feature) ? feature : r.pick(colours);
  const mass = 0.0042 * size * size * (isLiner ? 0.08 : metal ? 0.7 : Math.min(1.25, hint.factor ?? 1));
  const grams = near(Math.max(0.1, mass), mass > 6 ? 0.5 : mass > 2 ? 0.1 : 0.05);
  const where = cork || hint.draw === 'outline' ? '' : sizeWord(order, { neck, size, isLiner });
  const lined = isLiner || metal || feature.includes('seal') ? '' : (LINER_WORDS[liner] ?? '');
  return {
    leaf,
    metal,
    cork,
    material,
    where,
    feature,
    colour,
    lined,
    isLiner,
    neck,
    size,
    liner,
    grams,
    hint,
  };
}

type ClosureSpec = ReturnType<typeof closureSpec>;

function linerFor({ leaf, r }: Order, { neck, metal }: { neck: string; metal: boolean }): string {
  if (neck === 'Cork') return 'None';
  if (metal)
    return neck.startsWith('Lug') ? r.pick(['Plastisol', 'PVC-free plastisol']) : 'PVC-free plastisol';
  if (!LINED.test(leaf.noun) || BEVERAGE.test(neck)) return 'None';
  return r.pick(['None', 'EPE foam', 'Induction seal', 'Wad']);
}

function coloursFor({ plain, metal }: { plain: boolean; metal: boolean }): readonly string[] {
  if (plain) return ['natural'];
  return metal ? ['gold', 'silver', 'black', 'white'] : ['white', 'black', 'natural', 'red', 'blue', 'green'];
}

/** The finish as the title gives it, or nothing where the noun says it. */
function sizeWord({ leaf }: Order, c: { neck: string; size: number; isLiner: boolean }): string {
  if (c.isLiner) return `${c.size} mm`;
  if (leaf.id === 'wine-screw-caps' || /PCO|29\/25|38 mm/.test(leaf.noun)) return '';
  return c.neck.startsWith('Lug') || c.neck.startsWith('Crown') ? `${c.size} mm` : c.neck;
}

const LINER_WORDS: Record<string, string> = {
  'EPE foam': 'EPE liner',
  Wad: 'wad liner',
  'Induction seal': 'induction seal',
};

function closureTitle({
  leaf,
  metal,
  cork,
  material,
  where,
  feature,
  colour,
  lined,
  isLiner,
}: ClosureSpec): string {
  return [
    named(leaf.noun, metal || cork ? '' : material === 'Composite' ? '' : material),
    where,
    feature === colour ? '' : feature,
    lined,
    isLiner || colour === 'natural' ? '' : colour,
  ]
    .filter(Boolean)
    .join(', ');
}

function closureValues({
  material,
  cork,
  neck,
  size,
  liner,
  colour,
  grams,
  isLiner,
  metal,
  hint,
}: ClosureSpec): Values {
  return {
    material,
    ...(cork ? {} : { neck_finish: neck }),
    cap_size: size,
    liner_type: liner,
    tamper_evident: false,
    child_resistant: false,
    colour,
    weight_g: grams,
    ...(isLiner || metal ? {} : { food_contact: ['EU 10/2011', 'IS 9845'] }),
    ...hint.set,
  };
}

const CORK_WORDS: Omit<Words, 'says'> = {
  checks: [
    'Check bore at 3 and 45 mm depth: stoppers are chosen by the narrowest point.',
    'Keep bottles upright for a day after corking, then lay a dozen down and check for seepage.',
    'Ask for moisture, 4 to 8%, and for the TCA result of the lot.',
    'Use within six months of opening; dry corks crumble in the corker.',
  ],
  uses: ['For wineries, distilleries and oil mills.', 'For bottlers with a hand or a four-head corker.'],
};

function closureWords({ material, size, grams, liner, isLiner, cork, neck, hint }: ClosureSpec): Words {
  return {
    says: [
      `${cork && material === 'Wood' ? 'Cork' : material === 'Composite' ? 'Multi-layer' : material}, ${size} mm, ${grams} g${liner === 'None' || isLiner ? '' : `, ${liner.toLowerCase()} seal`}.`,
      isLiner
        ? `Die-cut discs for ${size} mm caps, counted by weight and packed in lined cartons.`
        : cork
          ? 'Fits an 18.5 mm bore; packed in sealed bags with sulfur dioxide against mold.'
          : `Fits a ${neck} finish; packed loose in lined cartons for a cap sorter.`,
    ],
    checks: [
      `Measure your neck first: ${neck.includes('-4') ? '400, 410 and 415 finishes share a diameter but not a height' : 'similar finishes differ by a thread turn'}.`,
      'Set application torque to about half the cap diameter in inch-pounds and measure removal after 24 hours.',
      liner === 'Induction seal'
        ? 'Tell us the bottle resin, since HDPE, PP and PET need different sealant layers.'
        : 'Ask for a leak test with your product at 40 °C before the season.',
      'Molds produce several hundred thousand pieces a week; custom colors need a minimum run.',
      'Test feeding and orientation with a carton of samples on your own sorter.',
      hint.set?.child_resistant === true
        ? 'Ask for the ISO 8317 certificate of this exact cap and liner.'
        : 'Keep cartons closed: dust in the liner is a common cause of leaks.',
    ],
    uses: isLiner
      ? [
          'For cap molders and fillers who line their own caps.',
          'For dry goods, oils and chemicals that need a sealed closure.',
        ]
      : [
          'For bottlers and packers who buy by the carton or the pallet.',
          'For fillers that change colors by product range.',
          'For lines with a cap sorter and for packing by hand.',
        ],
    ...(cork ? CORK_WORDS : {}),
  };
}
