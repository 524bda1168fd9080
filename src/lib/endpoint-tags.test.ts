import { describe, expect, expectTypeOf, it } from 'vitest';
import * as z from 'zod/mini';
import { endpoint, endpointName } from './endpoint.ts';
import { callTags, endpointTag } from './endpoint-tags.ts';
import { defineTag, type PageTag } from './page-tags.ts';

const indexTag = defineTag('index');
const getPallet = endpoint
  .route({ method: 'GET', path: '/pallets/{slug}' })
  .input(z.object({ slug: z.string() }));
const listPallets = endpoint.meta({ access: 'public', madeFrom: [indexTag] }).route({
  method: 'GET',
  path: '/pallets',
});

describe('the tags of cached pages', () => {
  it('name an endpoint by its method and path, which stay when it is renamed in the code', () => {
    expect(endpointName(getPallet)).toBe('GET /pallets/{slug}');
    expect(endpointTag(getPallet)).toBe('GET /pallets/{slug}');
  });

  it('mark what was made from a call with the tags that a change of its record broadcasts', () => {
    const tags = callTags(getPallet, { input: { slug: 'euro' } });
    expect(tags).toEqual([endpointTag(getPallet), endpointTag(getPallet, { slug: 'euro' })]);
    expect(tags).not.toContain(endpointTag(getPallet, { slug: 'half' }));
  });

  it('name what else an endpoint reads', () => {
    expect(callTags(listPallets, { input: undefined })).toEqual([endpointTag(listPallets), indexTag]);
  });

  it('name what the answer shows', () => {
    const listed = endpoint
      .meta({
        access: 'public',
        madeFrom: ({ output }) =>
          ((output ?? []) as string[]).map((slug) => endpointTag(getPallet, { slug })),
      })
      .route({ method: 'GET', path: '/racks' });
    expect(callTags(listed, { input: {}, output: ['euro'] })).toEqual([
      endpointTag(listed),
      endpointTag(getPallet, { slug: 'euro' }),
    ]);
    expect(callTags(listed, { input: {} })).toEqual([endpointTag(listed)]);
  });

  it('take only the inputs that the endpoint has', () => {
    expectTypeOf(endpointTag<typeof getPallet>)
      .parameter(1)
      .toEqualTypeOf<{ slug: string } | undefined>();
    expectTypeOf(endpointTag<typeof listPallets>)
      .parameter(1)
      .toEqualTypeOf<undefined>();
    expectTypeOf<string>().not.toExtend<PageTag>();
  });
});
