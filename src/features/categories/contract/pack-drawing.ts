import * as z from 'zod/mini';

export const packKinds = [
  'corrugated',
  'mailer',
  'rigid',
  'carton',
  'sheets',
  'pallet',
  'pouch',
  'sack',
  'polymailer',
  'bottle',
  'pump',
  'jar',
  'tub',
  'cup',
  'drum',
  'jerrycan',
  'tin',
  'gabletop',
  'filmroll',
  'shrinkpack',
  'blister',
  'closure',
  'tape',
  'labels',
  'crate',
  'dunnage',
] as const;
export const packMaterials = [
  'kraft',
  'white',
  'grey',
  'printed',
  'hdpe',
  'pet',
  'amber',
  'steel',
  'foil',
  'black',
] as const;
export const packInks = ['spruce', 'orange', 'blue', 'ochre', 'plum', 'teal', 'brick', 'ink'] as const;

/** How a product is drawn while it has no photo: the same words as the drawing module's. */
export interface PackDrawing {
  kind: (typeof packKinds)[number];
  seed: string;
  material?: (typeof packMaterials)[number] | undefined;
  ink?: (typeof packInks)[number] | undefined;
  ink2?: (typeof packInks)[number] | undefined;
  size?: { w: number; d: number; h: number } | undefined;
  print?: 'plain' | 'mark' | 'band' | 'pattern' | undefined;
  eco?: boolean | undefined;
  style?: 'lid' | 'drawer' | undefined;
}

const optional = z.optional;

/** The drawing as answers carry it. */
export const packDrawing = z.object({
  kind: z.enum(packKinds),
  seed: z.string(),
  material: optional(z.enum(packMaterials)),
  ink: optional(z.enum(packInks)),
  ink2: optional(z.enum(packInks)),
  size: optional(z.object({ w: z.number(), d: z.number(), h: z.number() })),
  print: optional(z.enum(['plain', 'mark', 'band', 'pattern'])),
  eco: optional(z.boolean()),
  style: optional(z.enum(['lid', 'drawer'])),
});
