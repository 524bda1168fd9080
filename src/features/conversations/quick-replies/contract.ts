import * as z from 'zod/mini';
import { emptySuccess, endpoint, success } from '#lib/endpoint.ts';
import { id, line, paragraph } from '#lib/schemas.ts';

const tags = ['Quick replies'];
const store = endpoint.meta({ access: ['supplier'] });

/** Maximum number of quick replies of a store. */
export const maxReplies = 30;

export const quickReplyForm = z.object({
  label: line({ max: 40, required: 'Enter a short name' }),
  text: paragraph({ max: 2000, required: 'Enter a reply' }),
});

const quickReply = z.object({ id, label: z.string(), text: z.string() });
export type QuickReply = z.infer<typeof quickReply>;
const one = success({ reply: quickReply });

export const quickRepliesContract = {
  list: store
    .route({ method: 'GET', path: '/store/quick-replies', summary: 'List quick replies', tags })
    .output(success({ replies: z.array(quickReply) })),
  add: store
    .meta({ access: ['supplier'], idempotent: true })
    .route({
      method: 'POST',
      path: '/store/quick-replies',
      successStatus: 201,
      summary: 'Create a quick reply',
      tags,
    })
    .input(quickReplyForm)
    .output(one),
  change: store
    .route({ method: 'PUT', path: '/store/quick-replies/{id}', summary: 'Update a quick reply', tags })
    .input(z.extend(quickReplyForm, { id }))
    .output(one),
  remove: store
    .route({ method: 'DELETE', path: '/store/quick-replies/{id}', summary: 'Delete a quick reply', tags })
    .input(z.object({ id }))
    .output(emptySuccess),
};
