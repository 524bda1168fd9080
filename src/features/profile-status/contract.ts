import * as z from 'zod/mini';
import { endpoint, success } from '#lib/endpoint.ts';
import { itemStatuses } from './rules.ts';

const tags = ['Profile status'];

const profileItem = z.object({
  name: z.string(),
  status: z.enum(itemStatuses),
  /** Where it is done. */
  to: z.string(),
  note: z.string(),
});

export const profileSection = z.object({
  title: z.string(),
  status: z.enum(itemStatuses),
  progress: z.int(),
  items: z.array(profileItem),
});

const answer = success({ sections: z.array(profileSection) });

export const profileStatusContract = {
  getProfileStatus: endpoint
    .meta({ access: ['supplier'] })
    .route({
      method: 'GET',
      path: '/store/profile-status',
      summary: 'How complete the profile of my store is',
      tags,
    })
    .output(answer),
  getSampleProfileStatus: endpoint
    .meta({ access: 'public' })
    .route({
      method: 'GET',
      path: '/sample-store/profile-status',
      summary: 'How complete the profile of the sample store is',
      tags,
    })
    .output(answer),
};
