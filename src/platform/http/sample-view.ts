import type { FastifyRequest } from 'fastify';
import { sampleHeader } from '#lib/sample-header.ts';

/**
 * True if a guest requests the sample store. Requests with a token never do, whether it is valid or not: an expired
 * session must lead to the sign-in page, not to someone else's figures.
 */
export const requestsSample = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization === undefined && headers[sampleHeader.name] === sampleHeader.value;

/** Request headers on which a response depends. */
export const varyingHeaders = `authorization, ${sampleHeader.name}`;

/** Returns the cache key of a response. The sample store shares its URLs with users' own stores. */
export const responseCacheKey = (request: Pick<FastifyRequest, 'headers' | 'url'>): string =>
  requestsSample(request) ? `sample ${request.url}` : request.url;
