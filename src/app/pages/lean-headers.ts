import type { FastifyReply, FastifyRequest } from 'fastify';

// What guards documents says nothing about a script, a font or a picture, and a page asks for dozens of them.
const forDocuments = [
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

/** For what pages load: an `onSend` hook. A failure is no such thing: it may stand in a window of its own. */
export async function withoutDocumentHeaders(_request: FastifyRequest, reply: FastifyReply): Promise<void> {
  if (reply.statusCode >= 400) return;
  for (const header of forDocuments) reply.removeHeader(header);
  // HTTP/1.1 keeps a connection without being told at each of two dozen files.
  reply.raw.removeHeader('connection');
}
