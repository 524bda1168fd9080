import type { Draft, Order, Values, Words } from '../recipe.ts';
import { near } from '../recipe.ts';

/** Glues, coatings, inks and ribbons. */
export function adhesiveInk(order: Order): Draft {
  const spec = adhesiveInkSpec(order);
  const { roll, hint, feature, rate, kg, ink } = spec;
  return {
    title: adhesiveInkTitle(spec),
    values: adhesiveInkValues(spec),
    unit: roll ? 'roll' : hint.draw === 'bottle' ? 'piece' : 'kg',
    rupees: roll
      ? near(
          (/TTO|60 mm|55 mm/.test(feature) ? 190 : 340) *
            (hint.factor ?? 1) *
            (feature.startsWith('resin') ? 2 : 1),
          1,
        )
      : near(hint.draw === 'bottle' ? rate * kg : rate * (kg < 3 ? 1.12 : kg > 100 ? 0.92 : 1), 0.5),
    pack: roll ? 10 : hint.draw === 'bottle' ? 1 : kg,
    lot: [6000, 45000],
    days: [2, 10],
    draw: {
      material: hint.draw === 'sack' ? 'white' : 'printed',
    },
    stream: 'other',
    ...adhesiveInkWords(spec),
    custom: ink,
  };
}

/** Returns the specification of one product, drawn at random from its leaf. */
function adhesiveInkSpec(order: Order) {
  const { leaf, r } = order;
  const hint = leaf.hint;
  const roll = hint.style?.[0] === 'roll';
  const kg = r.pick(hint.kg ?? [20]);
  const feature = r.pick(hint.with ?? ['standard']);
  const colour = /cyan|magenta|yellow|black|white|gold|silver/.exec(feature)?.[0] ?? 'natural';
  const rate = 210 * (hint.factor ?? 1);
  const container = kg >= 150 ? 'drum' : kg >= 30 ? 'drum' : kg >= 5 ? 'pail' : 'can';
  const ink = /ink/i.test(leaf.noun),
    food = /low-migration|food|barrier|lacquer/i.test(leaf.noun);
  return { roll, leaf, feature, hint, kg, container, r, food, colour, ink, rate };
}

type AdhesiveInkSpec = ReturnType<typeof adhesiveInkSpec>;

function adhesiveInkTitle({ roll, leaf, feature, hint, kg, container }: AdhesiveInkSpec): string {
  return roll
    ? `${leaf.noun}, ${feature}`
    : [
        leaf.noun,
        feature,
        hint.draw === 'sack'
          ? `${kg} kg bag`
          : hint.draw === 'bottle'
            ? `${kg} L cartridge`
            : `${kg} kg ${container}`,
      ].join(', ');
}

function adhesiveInkValues({ r, hint, food, colour }: AdhesiveInkSpec): Values {
  return {
    material: r.pick(hint.of ?? ['Composite']),
    ...(food ? { food_contact: ['EU 10/2011', 'FDA 21 CFR 174-186'] } : { food_contact: ['Not food grade'] }),
    colour,
  };
}

function adhesiveInkWords({ roll, feature, kg, r, ink, food }: AdhesiveInkSpec): Words {
  return {
    says: [
      roll
        ? `${feature}, ink side out, on a 25 mm core.`
        : `${feature}, ${kg} kg net; shelf life ${r.pick([6, 9, 12])} months unopened at 10 to 30 °C.`,
      ink
        ? `Viscosity ${r.pick(['18', '20', '22', '25'])} s (Zahn 2) as supplied; thin before use.`
        : roll
          ? 'Printable down to 4 mm text at 150 mm per second.'
          : `Apply at ${r.pick(['3', '5', '8', '12'])} g per m² dry, machine-dependent.`,
    ],
    checks: [
      'Ask for the safety data sheet in your language.',
      ink
        ? 'Make a drawdown on your own film or board before the job.'
        : 'Test bond after 24 hours at 5 °C and at 45 °C.',
      food
        ? 'Ask for a migration statement for your specific structure.'
        : 'Protect from frost: a frozen emulsion cannot be recovered.',
      roll
        ? 'Match ribbon and label before you order a year’s stock.'
        : 'Stir drums stored for longer than a month.',
    ],
    uses: [
      'For converters, printers and packing lines.',
      'Available in small cans for trials and in drums for production.',
    ],
  };
}
