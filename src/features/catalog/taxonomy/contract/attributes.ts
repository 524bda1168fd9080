import * as z from 'zod/mini';

export const attributeTypes = ['enum', 'multi', 'number', 'boolean', 'text', 'range', 'table'] as const;
export type AttributeType = (typeof attributeTypes)[number];
export type AttributeValue = string | number | boolean | string[];
export type AttributeValues = Record<string, AttributeValue>;

export const attributeDefinition = z.object({
  key: z.string(),
  label: z.string(),
  type: z.enum(attributeTypes),
  unit: z.nullable(z.string()),
  standard: z.nullable(z.string()),
  help: z.nullable(z.string()),
  filterable: z.boolean(),
  options: z.array(z.string()),
});
export type AttributeDefinition = z.infer<typeof attributeDefinition>;
