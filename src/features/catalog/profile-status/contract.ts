import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { itemStatuses } from './rules.ts';

const tags = ['Profile status'];

const profileItem = z.object({
  name: z.string(),
  status: z.enum(itemStatuses),
  /** Path of the page where it is completed. */
  to: z.string(),
  note: z.string(),
});

const profileSection = z.object({
  title: z.string(),
  status: z.enum(itemStatuses),
  progress: z.int(),
  items: z.array(profileItem),
});

const profileOutput = success({
  sections: z.array(profileSection),
  /** True until the registration is submitted: the sections are then those of its draft. */
  isDraft: z.boolean(),
});

export const profileStatusContract = {
  getProfileStatus: endpoint
    .meta({ access: ['supplier'], sample: true })
    .route({
      method: 'GET',
      path: '/store/profile-status',
      summary: 'Get your profile’s completeness',
      tags,
    })
    .output(profileOutput),
};
