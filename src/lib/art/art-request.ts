/**
 * What may be asked of the image route, and the check of every field of it.
 * No drawing code here: the browser imports this to name drawings.
 */
import {
  type CoverOptions,
  INK_NAMES,
  type Ink,
  MATERIAL_NAMES,
  PACK_KINDS,
  type PackSpec,
  PRINTS,
  RIGID_STYLES,
  SCHEMES,
} from './types.ts';

interface PackArtOptions {
  width?: number | undefined;
  height?: number | undefined;
  pad?: number | undefined;
}

export type ArtRequest =
  | { what: 'pack'; spec: PackSpec; options?: PackArtOptions | undefined }
  | { what: 'face'; seed: string }
  | { what: 'logo'; seed: string; ink?: Ink | undefined; name?: string | undefined }
  | { what: 'hero' }
  | ({ what: 'cover'; seed: string } & CoverOptions);

/** Answers the field as it may be used, or undefined when it must be refused. */
type Check = (value: unknown) => unknown;
interface Shape {
  [key: string]: { check: Check; required?: boolean };
}

const SEED_LENGTH = 64;

const oneOf =
  (words: readonly string[]): Check =>
  (value) =>
    typeof value === 'string' && words.includes(value) ? value : undefined;
const number =
  (min: number, max: number): Check =>
  (value) =>
    typeof value === 'number' && value >= min && value <= max ? value : undefined;
const flag: Check = (value) => (typeof value === 'boolean' ? value : undefined);
/** Lone surrogates cannot be written as UTF-8, control characters have no place in a name. */
const seed: Check = (value) =>
  typeof value === 'string' &&
  value.length > 0 &&
  value.length <= SEED_LENGTH &&
  value.isWellFormed() &&
  !/\p{Cc}/u.test(value)
    ? value
    : undefined;
const kinds: Check = (value) =>
  Array.isArray(value) &&
  value.length >= 2 &&
  value.length <= 6 &&
  value.every((k) => oneOf(PACK_KINDS)(k)) &&
  new Set(value).size === value.length
    ? [...(value as unknown[])]
    : undefined;

const SIDE = { check: number(16, 1600) };
const LENGTH = { check: number(1, 10_000), required: true };
const INK = { check: oneOf(INK_NAMES) };
const SEED = { check: seed, required: true };

const SIZE: Shape = { w: LENGTH, d: LENGTH, h: LENGTH };
const SPEC: Shape = {
  kind: { check: oneOf(PACK_KINDS), required: true },
  seed: SEED,
  material: { check: oneOf(MATERIAL_NAMES) },
  ink: INK,
  ink2: INK,
  size: { check: (value) => checked(value, SIZE) },
  print: { check: oneOf(PRINTS) },
  eco: { check: flag },
  style: { check: oneOf(RIGID_STYLES) },
};
const OPTIONS: Shape = { width: SIDE, height: SIDE, pad: { check: number(0, 200) } };

const SHAPES: Record<ArtRequest['what'], Shape> = {
  pack: {
    spec: { check: (value) => checked(value, SPEC), required: true },
    options: { check: (value) => checked(value, OPTIONS) },
  },
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

/** Copies the known keys in their fixed order; undefined when one is wrong, missing or unknown. */
function checked(value: unknown, shape: Shape): Record<string, unknown> | undefined {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return undefined;
  const given = value as Record<string, unknown>;
  if (Object.keys(given).some((key) => !Object.hasOwn(shape, key))) return undefined;
  const result: Record<string, unknown> = {};
  for (const [key, { check, required }] of Object.entries(shape)) {
    if (given[key] === undefined) {
      if (required) return undefined;
      continue;
    }
    const good = check(given[key]);
    if (good === undefined) return undefined;
    result[key] = good;
  }
  return result;
}

/**
 * Checks the fields of one drawing request.
 * @returns the request with its keys in canonical order, or null when anything is out of bounds
 */
export function checkArtRequest(what: string, fields: unknown): ArtRequest | null {
  if (!Object.hasOwn(SHAPES, what)) return null;
  const good = checked(fields, SHAPES[what as ArtRequest['what']]);
  if (!good) return null;
  const request = { what, ...good } as ArtRequest;
  return drawable(request) ? request : null;
}

/** Some combinations pass field by field and still leave no room to draw. */
function drawable(request: ArtRequest): boolean {
  if (request.what !== 'pack') return true;
  const { width = 240, height = 200, pad = 14 } = request.options ?? {};
  return Math.min(width, height) - 2 * pad >= 8;
}
