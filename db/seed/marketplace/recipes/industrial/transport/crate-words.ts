import type { Words } from '../../recipe.ts';
import { mm } from '../../recipe.ts';

/** The facts of a product that its texts name. */
interface CrateSpec {
  leaf: { id: string };
  material: string;
  feature: string;
  colour: string;
  length: number;
  width: number;
  height: number;
  litres: number;
  load: number;
  small: boolean;
}

/** Returns the texts of a crate, or of what is sold among crates and made in another way. */
export function crateWords(spec: CrateSpec): Words {
  if (spec.small) return foldingBoxWords(spec);
  const words = otherWords[spec.leaf.id];
  return words ? words(spec) : rigidWords(spec, `Injection-molded in ${spec.colour}`);
}

/** The texts of what is not an injection-molded crate, by leaf. */
const otherWords: Record<string, (spec: CrateSpec) => Words> = {
  'textile-dunnage-bags': textileWords,
  'dollies-and-skates': dollyWords,
  'corrugated-plastic-boxes': twinWallWords,
  'insulated-plastic-boxes': (spec) =>
    rigidWords(spec, `Rotomolded in ${spec.colour}, with foam between the walls`),
  'insulated-food-boxes': (spec) => rigidWords(spec, `Molded from ${spec.colour} EPP beads`),
  'tool-and-instrument-cases': (spec) =>
    rigidWords(
      spec,
      `${spec.feature === 'blow-molded' ? 'Blow-molded' : 'Injection-molded'} in ${spec.colour}`,
    ),
  'battery-transport-boxes': (spec) =>
    rigidWords(
      spec,
      spec.material === 'Steel'
        ? `Welded and powder-coated in ${spec.colour}`
        : `Injection-molded in ${spec.colour}`,
    ),
};

const loopUses = [
  'For closed loops between plant, depot and store.',
  'For picking, storing and line feeding.',
  'For growers, dairies and bakeries with their own fleet.',
];

const insideCheck = 'Dimensions are outside; inside length and width are about 30 to 40 mm less.';
const colorCheck = 'Use a different color for each loop to improve crate returns.';

const stackOf = (load: number): number => Math.max(3, Math.min(8, Math.round(900 / Math.max(load, 100))));

function rigidWords({ material, litres, length, width, height, load }: CrateSpec, making: string): Words {
  const isPlastic = material !== 'Steel';
  return {
    says: [
      `${material}, ${mm(length, width, height)} outside. Holds ${litres} L and ${load} kg, and stacks ${stackOf(load)} high.`,
      isPlastic
        ? `${making}; hot-stamped numbering and card holders on request.`
        : `${making}; engraved numbering and card holders on request.`,
    ],
    checks: [
      'Check base type against your conveyor: open mesh jams on rollers.',
      isPlastic
        ? 'Tell us your washing temperature: PP withstands 80 °C and HDPE 60 °C.'
        : 'Tell us how you wash it, so that the coating suits the detergent.',
      'Ask for the drop test at -20 °C if crates go through a freezer.',
      insideCheck,
      colorCheck,
    ],
    uses: loopUses,
  };
}

function foldingBoxWords({ material, litres }: CrateSpec): Words {
  return {
    says: [
      `${material} sheet, creased and glued, about ${litres} L inside; ships flat.`,
      'Clear on five panels; the base locks without glue.',
    ],
    checks: [
      'Ask for anti-scratch film on the outside if the line runs fast.',
      'Keep it below 60 °C: clear sheet softens in a hot truck.',
      'Static pulls dust into clear boxes; order the anti-static grade.',
      'Dimensions are outside; inside they are about 1 mm less.',
      'Ask for a sample with your product inside before you order.',
    ],
    uses: ['For gifts, cosmetics and sweets with full visibility.'],
  };
}

function textileWords({ length, width, height, feature, colour, load }: CrateSpec): Words {
  return {
    says: [
      `Sewn from coated polyester fabric, with ${feature}, for a container of ${mm(length, width, height)}. Holds parts of up to ${load} kg in all.`,
      `Padded dividers with ${colour} edging hang on rails in the container; pockets can be replaced one by one.`,
    ],
    checks: [
      'Send us a part or its drawing: the pocket is cut to the part.',
      'Check the surface of your parts: painted and polished faces need a brushed or microfiber lining.',
      'Tell us how you clean it: wiping, washing at 40 °C or blowing out.',
      'Dimensions are those of the container it hangs in; measure yours between the rails.',
      'It folds flat for the way back; order spare pockets with the first delivery.',
    ],
    uses: [
      'For painted, polished and trim parts that must not touch.',
      'For returnable racks and large containers in car and appliance plants.',
      'For parts that travel between plants many times a year.',
    ],
  };
}

function dollyWords({ material, length, width, height, feature, load, colour }: CrateSpec): Words {
  return {
    says: [
      `${material} frame, ${mm(length, width, height)} with wheels. Carries ${load} kg on ${feature}.`,
      `Injection-molded in ${colour}; two brakes and a pull handle on request.`,
    ],
    checks: [
      'Check your floor: soft wheels are quiet on tiles, hard ones roll easier on concrete.',
      'Check that the rim fits the base of your crates.',
      'State the load per stack, not per crate.',
      'Ask for conductive wheels in an electrostatic protected area.',
      'Order spare casters: they wear out before the frame.',
    ],
    uses: ['For moving stacks of crates without a truck.', ...loopUses.slice(1, 2)],
  };
}

function twinWallWords({ material, litres, length, width, height, load, colour }: CrateSpec): Words {
  return {
    says: [
      `Twin-wall ${material} sheet, ${mm(length, width, height)} outside. Holds ${litres} L and ${load} kg, and folds flat when empty.`,
      `Die-cut and creased from ${colour} sheet; edges sealed and printed on request.`,
    ],
    checks: [
      'Ask for sealed edges if dust or water must not enter the flutes.',
      'Order the anti-static grade for electronics.',
      'A metal or plastic frame at the rim lets it stack higher.',
      'Dimensions are outside; inside they are about 10 mm less.',
      colorCheck,
    ],
    uses: loopUses.slice(0, 2),
  };
}
