import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';

const certification = z.object({
  code: z.string(),
  name: z.string(),
  kind: z.enum(['material', 'site', 'product']),
  means: z.string(),
  neededBy: z.string(),
  /** Number of public suppliers with a valid certificate, some of them listed by name. */
  supplierCount: z.int(),
  suppliers: z.array(z.object({ slug: z.string(), name: z.string() })),
});
export type Certification = z.infer<typeof certification>;

export const certificationsContract = {
  listCertifications: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/certifications',
      summary: 'List certifications with their meaning and holders',
      tags: ['Suppliers'],
    })
    .output(success({ certifications: z.array(certification) })),
};
