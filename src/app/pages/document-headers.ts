import type { FastifyReply, FastifyRequest } from 'fastify';

// Headers that protect documents have no effect on scripts, fonts and images, and a page requests dozens of those.
const documentHeaders = [
  'cross-origin-opener-policy',
  'origin-agent-cluster',
  'referrer-policy',
  'x-dns-prefetch-control',
  'x-download-options',
  'x-frame-options',
  'x-permitted-cross-domain-policies',
  'x-xss-protection',
  'x-request-id',
];

/**
 * `onSend` hook for the files that pages load. Errors keep the headers, because a browser may show them as a document.
 */
export async function removeDocumentHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 400) return;
  for (const header of documentHeaders) reply.removeHeader(header);
  // HTTP/1.1 connections are persistent by default, so the header is redundant on two dozen files.
  reply.raw.removeHeader('connection');
}
