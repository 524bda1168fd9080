import type { FastifyRequest } from 'fastify';
import { sampleHeader } from '#lib/sample-header.ts';

/**
 * Whether a visitor asks for the sample store. Whoever sends a token never does, whether the token is good or not: an
 * expired session must lead to the sign-in page, not to somebody else's figures.
 */
export const asksForSample = ({ headers }: Pick<FastifyRequest, 'headers'>): boolean =>
  headers.authorization === undefined && headers[sampleHeader.name] === sampleHeader.value;

/** The request headers that decide what an address answers with. */
export const variedBy = `authorization, ${sampleHeader.name}`;

/** What a response is cached under: the sample store shares its URLs with everybody's own. */
export const cacheKeyOf = (request: Pick<FastifyRequest, 'headers' | 'url'>): string =>
  asksForSample(request) ? `sample ${request.url}` : request.url;
