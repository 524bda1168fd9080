import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { searchContract } from '../contract.ts';
import { countTabs } from './queries/count-tabs.ts';
import { search } from './queries/search.ts';
import { listSuggestions } from './queries/suggestions.ts';

const os = implementContract(searchContract);

export const searchRoutes = os.router({
  search: os.search.handler(async ({ context, input }) => ok(await search(context.kernel, input))),
  countTabs: os.countTabs.handler(async ({ context, input }) =>
    ok({
      counts: await countTabs(context.kernel, { q: input.q, literal: input.literal !== undefined }),
    }),
  ),
  suggest: os.suggest.handler(async ({ context, input }) =>
    ok({ suggestions: await listSuggestions(context.kernel, input.q) }),
  ),
});
