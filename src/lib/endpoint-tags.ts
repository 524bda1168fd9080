import type { AnyContractProcedure, InferSchemaInput } from '@orpc/contract';
import { type AnyEndpoint, type EndpointCall, type EndpointMeta, endpointName } from './endpoint.ts';
import { defineTag, type PageTag, recordTag } from './page-tags.ts';

/** The inputs by which a call is about one record. */
type RecordKey = 'slug' | 'id';

type InputOf<Endpoint extends AnyContractProcedure> = InferSchemaInput<
  NonNullable<Endpoint['~orpc']['inputSchema']>
>;

/** `never` for an endpoint that takes neither, so that a tag no page carries does not pass the type check. */
type RecordInput<Endpoint extends AnyContractProcedure, Key = Extract<keyof InputOf<Endpoint>, RecordKey>> = [
  Key,
] extends [never]
  ? never
  : Record<Key & RecordKey, string>;

/**
 * The tag of an endpoint, or of what it returns for one record: `endpointTag(contract.getProduct, { slug })`. What
 * was made from any record carries the first; only what was made from this record carries the second.
 */
export function endpointTag<Endpoint extends AnyContractProcedure>(
  endpoint: Endpoint,
  record?: RecordInput<Endpoint>,
): PageTag {
  const tag = defineTag(endpointName(endpoint));
  const key = record && recordOf(record);
  return key ? recordTag(tag, key) : tag;
}

/** The tags of a page or response because of one call: the endpoint's, its record's, and those it is made from. */
export function callTags(endpoint: AnyEndpoint, call: EndpointCall): PageTag[] {
  const { madeFrom = [] } = endpoint['~orpc'].meta as EndpointMeta;
  const tag = defineTag(endpointName(endpoint));
  const record = recordOf(call.input);
  const others = typeof madeFrom === 'function' ? madeFrom(call) : madeFrom;
  return [tag, ...(record ? [recordTag(tag, record)] : []), ...others];
}

/** Returns whether the response changes only with a `pages` message until the end of the day. */
export function isLasting({ '~orpc': { meta } }: AnyEndpoint, input: unknown): boolean {
  const { lasting = false } = meta as EndpointMeta;
  return typeof lasting === 'function' ? lasting(input) : lasting;
}

function recordOf(input: unknown): string | undefined {
  const { slug, id } = (input ?? {}) as { [Key in RecordKey]?: string };
  return slug ?? id;
}
