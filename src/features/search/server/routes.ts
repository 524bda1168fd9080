import { ok } from '#lib/endpoint.ts';
import { implementContract } from '#platform/http/procedures.ts';
import { searchContract } from '../contract.ts';
import { search } from './queries/search.ts';
import { listSuggestions } from './queries/suggestions.ts';

const os = implementContract(searchContract);

export const searchRoutes = os.router({
  search: os.search.handler(async ({ context, input }) => ok(await search(context.kernel, input))),
  suggest: os.suggest.handler(async ({ context, input }) =>
    ok({ suggestions: await listSuggestions(context.kernel, input.q) }),
  ),
});
