import { createRouterClient } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { callTags } from '#lib/endpoint-tags.ts';
import { AppError, errorStatus } from '#lib/errors.ts';
import type { PageTag } from '#lib/page-tags.ts';
import {
  AnswerCache,
  type CachedAnswer,
  type Encoding,
  preferredEncoding,
} from '#platform/cache/answer-cache.ts';
import { callerAddress } from '#platform/http/address.ts';
import { errorBody, toAppError } from '#platform/http/errors.ts';
import type { Overload } from '#platform/http/overload.ts';
import { requestContext } from '#platform/http/procedures.ts';
import { inTurns } from '#platform/http/turns.ts';
import type { Kernel } from '#platform/kernel.ts';
import { requestLog } from '#platform/log/log.ts';
import type { Api } from '#web/api-context.ts';
import { router } from '../router.ts';
import { contentSecurityPolicy, prepareDocument } from './document.ts';

type ApiContext = typeof import('#web/api-context.ts').apiContext;
export type PageBuild = ServerBuild & { entry: { module: { apiContext: ApiContext } } };

export interface PageSource {
  /** The server build; in development a fresh one after every change. */
  load(): Promise<PageBuild>;
  /** Content of a built stylesheet; null leaves its link as it is. */
  readAsset(path: string): string | null;
  development: boolean;
}

interface PageParts {
  source: PageSource;
  overload: Overload;
}

const megabyte = 1024 * 1024;

/** Serves every page: from the cache, or rendered now and kept. */
export function mountPages(app: FastifyInstance, kernel: Kernel, { source, overload }: PageParts): void {
  const cache = new AnswerCache({ maxBytes: 24 * megabyte, onceBytes: 6 * megabyte, maxAgeMs: 60_000 });
  const turn = inTurns({ atOnce: 8, waiting: 120 });
  kernel.live.onMessage((message) => message.kind === 'pages' && cache.drop(message.tags));
  kernel.live.onGap(() => cache.clear());
  app.get('/*', async (request, reply) => {
    const url = pageUrl(request);
    const key = `${url.pathname}?${url.searchParams}`;
    const now = kernel.clock().getTime();
    const cached = source.development ? null : cache.find(key, now);
    if (!cached) overload.enter(request);
    kernel.metrics.pageCache.inc({ result: cached ? 'hit' : 'rendered' });
    const page =
      cached ??
      (await cache.render(key, now, () => turn(() => renderPage(kernel, source, { request, url }))));
    return sendPage(request, reply, { page, body: (encoding) => cache.encoded(key, page, encoding) });
  });
}

/**
 * What is asked for, on an origin of our own: the target of a request may name another host, as in
 * `//elsewhere/` or `http://elsewhere/`, and what is rendered here is shown to everybody.
 */
function pageUrl({ url: target }: FastifyRequest): URL {
  const [path = '', query = ''] = target.split('?', 2);
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\')) throw new AppError('not_found', 'Not found');
  const url = new URL('http://packwright');
  url.pathname = path;
  url.search = query;
  url.searchParams.sort();
  return url;
}

interface PageRequest {
  request: FastifyRequest;
  url: URL;
}

async function renderPage(kernel: Kernel, source: PageSource, { request, url }: PageRequest) {
  const build = await source.load();
  const tags = new Set<PageTag>();
  const provider = new RouterContextProvider();
  provider.set(build.entry.module.apiContext, visitorApi(kernel, request, tags));
  const answer = await handlerOf(build, source)(toWebRequest(url, kernel), provider);
  const headers = Object.fromEntries(answer.headers);
  const body = await answer.text();
  if (!headers['content-type']?.startsWith('text/html'))
    return { status: answer.status, headers, body, tags };
  const document = source.development
    ? { html: body, contentSecurityPolicy: contentSecurityPolicy("'unsafe-inline'", true) }
    : prepareDocument(body, (path) => source.readAsset(path));
  headers['content-security-policy'] = document.contentSecurityPolicy;
  return { status: answer.status, headers, body: document.html, tags };
}

const handlers = new WeakMap<PageBuild, ReturnType<typeof createRequestHandler>>();

/** One for each build: to make it, every address of the product is compiled and ranked. */
function handlerOf(build: PageBuild, { development }: PageSource) {
  const known = handlers.get(build);
  if (known) return known;
  const made = createRequestHandler(build, development ? 'development' : 'production');
  handlers.set(build, made);
  return made;
}

/** The API in-process, as a visitor: pages are the same for everybody. Notes what the page was made from. */
function visitorApi(kernel: Kernel, request: FastifyRequest, tags: Set<PageTag>): Api {
  const log = requestLog(kernel.log, request.id);
  const context = requestContext(kernel, {
    actor: null,
    address: callerAddress(request),
    device: '',
    requestId: request.id,
    log,
  });
  return createRouterClient<typeof router, Record<never, never>>(router, {
    context,
    interceptors: [
      async ({ procedure, input, next }) => {
        for (const tag of callTags(procedure, input)) tags.add(tag);
        try {
          return await next();
        } catch (error) {
          // A loader that lets this through answers with the right status and the error screen.
          const known = toAppError(error);
          throw Response.json(errorBody(known, request.id), { status: errorStatus[known.code] });
        }
      },
    ],
  });
}

function toWebRequest({ pathname, search }: URL, { config }: Kernel): Request {
  // Pages depend on the address alone, so no header of the request may change what is cached for all.
  return new Request(`${config.publicUrl}${pathname}${search}`, { headers: { accept: 'text/html' } });
}

interface Rendered {
  page: CachedAnswer;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

async function sendPage(
  request: FastifyRequest,
  reply: FastifyReply,
  { page, body }: Rendered,
): Promise<FastifyReply> {
  const { 'content-length': _length, ...headers } = page.headers;
  reply.headers(headers).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  // A page whose data could not be had says when to come again, as the data's own answer does.
  if (page.status === 503) reply.header('retry-after', 5);
  if (page.status === 200) reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await body(encoding));
}
