import type { AttributeValues } from '#features/catalog/taxonomy/contract/attributes.ts';
import type { PackedView, PackKind, PackSpec } from '#lib/art/types.ts';
import { formatCount } from '#lib/formats.ts';

interface PackedDrawing {
  view: PackedView;
  note: string;
}

interface PackedGoods {
  pack: PackSpec;
  attributes: AttributeValues;
  family: string | null;
  /** Unit of sale. */
  unit: string;
}

/** Goods that are shipped flat or nested, strapped to a bundle. */
const bundledKinds: readonly PackKind[] = [
  'corrugated',
  'mailer',
  'carton',
  'sheets',
  'pouch',
  'sack',
  'polymailer',
  'flatbag',
  'envelope',
  'gabletop',
  'pallet',
  'crate',
  'bigbag',
];
/** Only counted goods: a pack of 20 of something sold by weight could mean kilograms. */
const countedUnits = ['piece', 'roll', 'sheet', 'set', 'pack', 'drum'];

const countOf = (value: unknown): number | null =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= 10_000_000 ? value : null;

/** Returns the product packed for shipment; null if it does not state how many units are in a pack or on a pallet. */
export function packedDrawing({ pack, attributes, family, unit }: PackedGoods): PackedDrawing | null {
  // Units per pack are what a multipack holds, not how many of them are in a pack.
  if (family === 'multipack') return null;
  const units = countOf(attributes.units_per_pack) ?? 1;
  const onPallet = countOf(attributes.pallet_quantity);
  const packs = onPallet !== null && onPallet % units === 0 ? onPallet / units : null;
  if (!countedUnits.includes(unit) || (units === 1 && packs === null) || (packs ?? 1) > 10_000) return null;
  const perPack = units > 1 ? [`${formatCount(units)} per pack`] : [];
  const perPallet =
    onPallet === null
      ? []
      : [
          units > 1 && packs !== null
            ? `${formatCount(packs)} ${packs === 1 ? 'pack' : 'packs'} per pallet (${formatCount(onPallet)})`
            : `${formatCount(onPallet)} per pallet`,
        ];
  return {
    view: {
      load: loadOf(pack.kind, units),
      material: pack.material,
      ink: pack.ink,
      units,
      ...(packs && { packs }),
    },
    note: [...perPack, ...perPallet].join(' · '),
  };
}

function loadOf(kind: PackKind, units: number): PackedView['load'] {
  if (units === 1) return kind === 'drum' ? 'drum' : 'unit';
  return bundledKinds.includes(kind) || kind === 'drum' ? 'bundle' : 'carton';
}
