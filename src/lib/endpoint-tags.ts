import type { AnyContractProcedure, InferSchemaInput } from '@orpc/contract';
import { type AnyEndpoint, type EndpointMeta, endpointName } from './endpoint.ts';
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
export function callTags(endpoint: AnyEndpoint, input: unknown): PageTag[] {
  const { madeFrom = [] } = endpoint['~orpc'].meta as EndpointMeta;
  const tag = defineTag(endpointName(endpoint));
  const record = recordOf(input);
  return [tag, ...(record ? [recordTag(tag, record)] : []), ...madeFrom];
}

function recordOf(input: unknown): string | undefined {
  const { slug, id } = (input ?? {}) as { [Key in RecordKey]?: string };
  return slug ?? id;
}
