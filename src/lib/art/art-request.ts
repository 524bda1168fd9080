/**
 * The requests that the image route accepts, and the checks of all their fields. Contains no drawing code, because the
 * browser imports it to name drawings.
 */

import { PACK_STYLES, PACK_TOPS } from './pack-styles.ts';
import { maxSeedLength } from './seed-length.ts';
import {
  type CoverOptions,
  GUSSETS,
  INK_NAMES,
  type Ink,
  LOADS,
  MATERIAL_NAMES,
  MOUTHS,
  PACK_KINDS,
  type PackedView,
  type PackSpec,
  PRINTS,
  SCENES,
  SCHEMES,
  SIZED_FORMS,
  type SizedView,
  TINT_NAMES,
  type UsedView,
} from './types.ts';

interface PackArtOptions {
  width?: number | undefined;
  height?: number | undefined;
  pad?: number | undefined;
}

export type ArtRequest =
  | { what: 'pack'; spec: PackSpec; options?: PackArtOptions | undefined }
  | ({ what: 'sized' } & SizedView)
  | ({ what: 'packed' } & PackedView)
  | ({ what: 'used' } & UsedView)
  | { what: 'face'; seed: string }
  | { what: 'logo'; seed: string; ink?: Ink | undefined; name?: string | undefined }
  | { what: 'hero' }
  | ({ what: 'cover'; seed: string } & CoverOptions);

/** Returns the valid value of a field, or undefined if it is refused. */
type FieldCheck = (value: unknown) => unknown;
interface FieldChecks {
  [key: string]: { check: FieldCheck; required?: boolean };
}

const oneOf =
  (words: readonly string[]): FieldCheck =>
  (value) =>
    typeof value === 'string' && words.includes(value) ? value : undefined;
const number =
  (min: number, max: number): FieldCheck =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined;
const flag: FieldCheck = (value) => (typeof value === 'boolean' ? value : undefined);
/** Lone surrogates cannot be encoded as UTF-8, and control characters do not belong in a name. */
const seed: FieldCheck = (value) =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= maxSeedLength &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)
    ? value
    : undefined;
const kinds: FieldCheck = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 6 &&
  value.every((k) => oneOf(PACK_KINDS)(k)) &&
  new Set(value).size === value.length
    ? [...(value as unknown[])]
    : undefined;

const text =
  (pattern: RegExp): FieldCheck =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? value : undefined;
const whole =
  (min: number, max: number): FieldCheck =>
  (value) =>
    Number.isInteger(value) ? number(min, max)(value) : undefined;

const SIDE = { check: number(16, 1600) };
const LENGTH = { check: number(1, 10_000), required: true };
const INK = { check: oneOf(INK_NAMES) };
const SEED = { check: seed, required: true };

const SIZE: FieldChecks = { w: LENGTH, d: LENGTH, h: LENGTH };
const SPEC: FieldChecks = {
  kind: { check: oneOf(PACK_KINDS), required: true },
  seed: SEED,
  material: { check: oneOf(MATERIAL_NAMES) },
  ink: INK,
  ink2: INK,
  size: { check: (value) => checkFields(value, SIZE) },
  print: { check: oneOf(PRINTS) },
  eco: { check: flag },
  style: { check: oneOf(PACK_STYLES) },
  top: { check: oneOf(PACK_TOPS) },
  tint: { check: oneOf(TINT_NAMES) },
  count: { check: number(1, 99) },
  mark: { check: seed },
};
const OPTIONS: FieldChecks = { width: SIDE, height: SIDE, pad: { check: number(0, 200) } };

const MM = { check: number(0.1, 20_000) };
const STRETCHES = { check: text(/^(?:[LBHfj][1-9]\d{0,4}(?:\.[1-9])?){1,9}$/) };
const FLAP = '(?:0|[1-9]\\d{0,4})(?:\\.[1-9])?(?:\\+[1-9]\\d{0,3})?';
const FLAP_ROW = `${FLAP}(?:,${FLAP}){0,8}`;
const SIZED: FieldChecks = {
  kind: { check: oneOf(PACK_KINDS), required: true },
  material: { check: oneOf(MATERIAL_NAMES) },
  ink: INK,
  w: { ...MM, required: true },
  d: MM,
  h: MM,
  tint: { check: oneOf(TINT_NAMES) },
  form: { check: oneOf(SIZED_FORMS), required: true },
  cols: STRETCHES,
  rows: STRETCHES,
  flaps: { check: text(new RegExp(`^${FLAP_ROW}/${FLAP_ROW}$`)) },
  neck: MM,
  reel: MM,
  gusset: { check: oneOf(GUSSETS) },
  mouth: { check: oneOf(MOUTHS) },
};
const PACKED: FieldChecks = {
  material: { check: oneOf(MATERIAL_NAMES) },
  ink: INK,
  tint: { check: oneOf(TINT_NAMES) },
  load: { check: oneOf(LOADS), required: true },
  units: { check: whole(1, 10_000_000), required: true },
  packs: { check: whole(1, 10_000) },
};

const GOODS: FieldChecks = {
  kind: { check: oneOf(PACK_KINDS), required: true },
  material: { check: oneOf(MATERIAL_NAMES) },
  print: { check: oneOf(PRINTS) },
  style: { check: oneOf(PACK_STYLES) },
  top: { check: oneOf(PACK_TOPS) },
  tint: { check: oneOf(TINT_NAMES) },
  count: { check: number(1, 99) },
};
const USED: FieldChecks = {
  scene: { check: oneOf(SCENES), required: true },
  spec: { check: (value) => checkFields(value, SPEC), required: true },
  goods: { check: (value) => checkFields(value, GOODS) },
};

const SHAPES: Record<ArtRequest['what'], FieldChecks> = {
  pack: {
    spec: { check: (value) => checkFields(value, SPEC), required: true },
    options: { check: (value) => checkFields(value, OPTIONS) },
  },
  sized: SIZED,
  packed: PACKED,
  used: USED,
  face: { seed: SEED },
  logo: { seed: SEED, ink: INK, name: { check: seed } },
  hero: {},
  cover: {
    seed: SEED,
    width: SIDE,
    height: SIDE,
    scheme: { check: oneOf(SCHEMES) },
    kinds: { check: kinds },
  },
};

/** Copies the known keys in their fixed order; undefined if one is invalid, missing or unknown. */
function checkFields(value: unknown, shape: FieldChecks): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const input = value as Record<string, unknown>;
  if (Object.keys(input).some((key) => !Object.hasOwn(shape, key))) return undefined;
  const result: Record<string, unknown> = {};
  for (const [key, { check, required }] of Object.entries(shape)) {
    if (input[key] === undefined) {
      if (required) return undefined;
      continue;
    }
    const validFields = check(input[key]);
    if (validFields === undefined) return undefined;
    result[key] = validFields;
  }
  return result;
}

/**
 * Checks the fields of a drawing request.
 * @returns the request with its keys in canonical order, or null if anything is out of bounds
 */
export function checkArtRequest(what: string, fields: unknown): ArtRequest | null {
  if (!Object.hasOwn(SHAPES, what)) return null;
  const validFields = checkFields(fields, SHAPES[what as ArtRequest['what']]);
  if (!validFields) return null;
  const request = { what, ...validFields } as ArtRequest;
  return canBeDrawn(request) ? request : null;
}

/** False for combinations whose fields are valid one by one but cannot be drawn. */
function canBeDrawn(request: ArtRequest): boolean {
  if (request.what === 'sized') return hasSides(request);
  if (request.what !== 'pack') return true;
  const { width = 240, height = 200, pad = 14 } = request.options ?? {};
  return Math.min(width, height) - 2 * pad >= 8;
}

/** Returns true if a drawing has the sides that its form needs, and none is more than a thousand times another. */
function hasSides({ form, w, d, h, cols, rows }: SizedView): boolean {
  const isBox = form === 'blank' || form === 'box';
  if ((isBox || form === 'deck') && d === undefined) return false;
  if ((isBox || form === 'round' || form === 'bag' || form === 'sheet') && h === undefined) return false;
  if ((form === 'blank') !== (cols !== undefined && rows !== undefined)) return false;
  const sides = [w, d ?? w, h ?? w];
  return Math.max(...sides) <= 1000 * Math.min(...sides);
}
