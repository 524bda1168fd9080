import sharp from 'sharp';
import { expect, it } from 'vitest';
import { packFor } from '#features/catalog/taxonomy/rules/pack-drawing.ts';
import type { PackSpec } from '#lib/art/types.ts';
import { readPixels } from '#platform/files/inspect.ts';
import { leafById } from '#seed/marketplace/catalogue.ts';
import { generateProducts, generateSuppliers } from '#seed/marketplace/generate.ts';
import { packSvg } from '#ui/packart/pictures/pack.ts';
import { likeness, lookOf } from '../rules/look.ts';
import { pictureSide } from './commands/compute-looks.ts';

/** Two products of a form are in the catalog, and the photo is of a third one; each is from another supplier. */
const perForm = 3;
const formsPerFamily = 3;

/** Returns products of the demo marketplace by family and form, from different suppliers. */
function sampleForms(): PackSpec[][] {
  const suppliers = [...generateSuppliers({ count: 60 })];
  const families = new Map<string, Map<string, PackSpec[]>>();
  for (const product of generateProducts({ suppliers, count: 4000 })) {
    const { family } = leafById(product.categoryId);
    const forms = families.get(family) ?? new Map<string, PackSpec[]>();
    families.set(family, forms);
    const brand = `supplier ${forms.size} ${product.title.length % 7}`;
    const facts = { title: product.title, attributes: product.attributes, leaf: product.categoryId, family };
    const spec = packFor({ ...facts, seed: product.title, brand, ecoFriendly: false, customizable: true });
    // A neutral plan stands for anything.
    if (spec.kind === 'outline') continue;
    const form = `${spec.kind} ${spec.style}`;
    const found = forms.get(form) ?? [];
    if (found.length < perForm && !found.some(({ mark }) => mark === spec.mark))
      forms.set(form, [...found, spec]);
  }
  return [...families.values()].flatMap((forms) =>
    [...forms.values()].filter((found) => found.length === perForm).slice(0, formsPerFamily),
  );
}

const lookAt = async (picture: Buffer) => lookOf(await readPixels(picture, pictureSide));

/** Returns a product as a phone would photograph it: on a grey wall, dim, blurred, as JPEG. */
const photo = (spec: PackSpec): Promise<Buffer> =>
  sharp({ create: { width: 800, height: 600, channels: 3, background: '#c9d2d8' } })
    .composite([
      { input: Buffer.from(packSvg(spec, { width: 420, height: 420, pad: 10 })), left: 190, top: 90 },
    ])
    .modulate({ brightness: 0.93 })
    .blur(1)
    .jpeg({ quality: 60 })
    .toBuffer();

it('shows a product of the same kind first for most photos of another supplier’s product, over all families', async () => {
  const forms = sampleForms();
  expect(forms.length).toBeGreaterThan(100);
  const catalog: { kind: string; look: Int8Array }[] = [];
  for (const spec of forms.flatMap((found) => found.slice(0, -1)))
    catalog.push({ kind: spec.kind, look: await lookAt(Buffer.from(packSvg(spec))) });
  const mistaken: string[] = [];
  for (const wanted of forms.flatMap((found) => found.slice(-1))) {
    const look = await lookAt(await photo(wanted));
    const near = (one: Int8Array): number => likeness(look, one);
    const first = catalog.reduce((best, one) => (near(one.look) > near(best.look) ? one : best));
    if (first.kind !== wanted.kind) mistaken.push(`${wanted.kind} ${wanted.style ?? ''} as ${first.kind}`);
  }
  expect(mistaken.length / forms.length, mistaken.join(', ')).toBeLessThan(0.09);
}, 120_000);
