import { createRouterClient } from '@orpc/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createRequestHandler, RouterContextProvider, type ServerBuild } from 'react-router';
import { callTags, isLasting } from '#lib/endpoint-tags.ts';
import { AppError, errorStatus } from '#lib/errors.ts';
import type { PageTag } from '#lib/page-tags.ts';
import type { StoredPage } from '#platform/cache/page-store.ts';
import {
  type CachedResponse,
  computeEtag,
  type Encoding,
  preferredEncoding,
  ResponseCache,
} from '#platform/cache/response-cache.ts';
import { callerIp } from '#platform/http/caller.ts';
import { errorBody, toAppError } from '#platform/http/errors.ts';
import type { Overload } from '#platform/http/overload.ts';
import { requestContext } from '#platform/http/procedures.ts';
import { createTaskQueue } from '#platform/http/task-queue.ts';
import type { Kernel } from '#platform/kernel.ts';
import { requestLog } from '#platform/log/log.ts';
import type { Api } from '#web/api-context.ts';
import { router } from '../router.ts';
import { contentSecurityPolicy, prepareDocument } from './document.ts';
import { openPageStore } from './open-page-store.ts';

type ApiContext = typeof import('#web/api-context.ts').apiContext;
export type PageBuild = ServerBuild & {
  entry: {
    module: { apiContext: ApiContext; renderedPage(provider: RouterContextProvider): Buffer | undefined };
  };
};

export interface PageSource {
  /** Loads the server build; in development, a new one after every change. */
  load(): Promise<PageBuild>;
  /** Returns the content of a built stylesheet; null keeps the link to it as it is. */
  readAsset(path: string): string | null;
  development: boolean;
  /** Names the build; null in development. */
  version: string | null;
}

interface PageServerOptions {
  kernel: Kernel;
  source: PageSource;
  overload: Overload;
}

const megabyte = 1024 * 1024;

/** Serves every page, from the cache or rendered on demand. */
export function mountPages(app: FastifyInstance, { kernel, source, overload }: PageServerOptions): void {
  const cache = new ResponseCache({ maxBytes: 24 * megabyte, maxOnceBytes: 6 * megabyte, maxAgeMs: 60_000 });
  const renderQueue = createTaskQueue({ concurrency: 8, maxWaiting: 60 });
  const store = openPageStore(
    kernel,
    source.version && computeEtag(`${source.version} ${kernel.config.publicUrl}`),
  );
  kernel.live.onMessage((message) => message.kind === 'pages' && cache.drop(message.tags));
  kernel.live.onGap(() => cache.clear());
  app.get('/*', async (request, reply) => {
    const url = pageUrl(request);
    const key = `${url.pathname}?${url.searchParams}`;
    const now = kernel.clock().getTime();
    const cached = source.development ? null : cache.find(key, now);
    if (cached) kernel.metrics.pageCache.inc({ result: 'hit' });
    else overload.enter(request);
    let snapshot: string | null = null;
    const make = async () => {
      const found = url.search === '' ? await store?.find(key) : null;
      kernel.metrics.pageCache.inc({ result: found?.page ? 'stored' : 'rendered' });
      if (found?.page) return fromStore(found.page);
      const rendered = await renderQueue(async () => {
        if (request.raw.socket.destroyed) throw new AbandonedError();
        return renderPage(kernel, { source, request, url });
      });
      if (rendered.lasts) snapshot = found?.snapshot ?? null;
      return rendered;
    };
    const { generation } = cache;
    const render = () => cache.render(key, { now, make });
    const page = cached ?? (await render().catch((error) => renderAgain(error, { request, render })));
    const body = (encoding: Encoding) => cache.encoded(key, { page, encoding });
    if (snapshot && page.status === 200 && generation === cache.generation)
      store?.keep(key, { snapshot, page: async () => ({ ...page, brotli: await body('br') }) });
    return sendPage(reply, { request, page, body });
  });
}

const fromStore = ({ brotli, ...page }: StoredPage) => ({
  ...page,
  status: 200,
  body: brotli,
  encoding: 'br' as const,
});

/** The visitor left before the page was rendered. A crowd that has left must not keep the server busy. */
class AbandonedError extends Error {}

/** Another visitor may still wait for a page whose first visitor left. */
function renderAgain(
  error: unknown,
  { request, render }: { request: FastifyRequest; render: () => Promise<CachedResponse> },
): Promise<CachedResponse> {
  if (!(error instanceof AbandonedError)) throw error;
  if (request.raw.socket.destroyed) throw new AppError('invalid', 'The caller has gone.');
  return render().catch((again: unknown) => renderAgain(again, { request, render }));
}

/** Parameters that mails, advertisements and social networks add to links: no page depends on them. */
const trackingParameter =
  /^(utm_\w+|gclid|gbraid|wbraid|fbclid|msclkid|mc_[ce]id|igshid|li_fat_id|ttclid|twclid|yclid)$/;

/**
 * Returns the requested URL on a fixed origin. A request target may name another host (`//elsewhere/`,
 * `http://elsewhere/`), and rendered pages are cached for everyone.
 */
function pageUrl({ url: target }: FastifyRequest): URL {
  const [path = '', query = ''] = target.split('?', 2);
  if (!/^\/(?![/\\])/.test(path) || path.includes('\\')) throw new AppError('not_found', 'Not found');
  const url = new URL('http://packwright');
  url.pathname = path;
  url.search = query;
  const tracking = [...url.searchParams.keys()].filter((name) => trackingParameter.test(name));
  for (const name of tracking) url.searchParams.delete(name);
  url.searchParams.sort();
  return url;
}

interface PageRequest {
  request: FastifyRequest;
  url: URL;
}

async function renderPage(kernel: Kernel, { source, request, url }: PageRequest & { source: PageSource }) {
  const build = await source.load();
  const madeFrom: MadeFrom = { tags: new Set(), lasts: true };
  const provider = new RouterContextProvider();
  provider.set(build.entry.module.apiContext, createGuestApi(kernel, { request, madeFrom }));
  const response = await handlerFor(build, source)(toWebRequest(url, kernel), provider);
  const headers = Object.fromEntries(response.headers);
  const html = build.entry.module.renderedPage(provider);
  if (!html)
    return { status: response.status, headers, body: await response.text(), ...madeFrom, lasts: false };
  const document = source.development
    ? { html, contentSecurityPolicy: contentSecurityPolicy("'unsafe-inline'", true) }
    : prepareDocument(html, (path) => source.readAsset(path));
  headers['content-security-policy'] = document.contentSecurityPolicy;
  return { status: response.status, headers, body: document.html, ...madeFrom };
}

const handlers = new WeakMap<PageBuild, ReturnType<typeof createRequestHandler>>();

/** Cached per build because creating a handler compiles and ranks every route of the product. */
function handlerFor(build: PageBuild, { development }: PageSource) {
  const existing = handlers.get(build);
  if (existing) return existing;
  const handler = createRequestHandler(build, development ? 'development' : 'production');
  handlers.set(build, handler);
  return handler;
}

/** The dependencies of a page. */
interface MadeFrom {
  tags: Set<PageTag>;
  /** True if every endpoint it called says that its response lasts. */
  lasts: boolean;
}

/**
 * Returns the in-process API without a signed-in user, because pages are the same for everyone. Collects the dependencies
 * of the page in `madeFrom`.
 */
function createGuestApi(
  kernel: Kernel,
  { request, madeFrom }: { request: FastifyRequest; madeFrom: MadeFrom },
): Api {
  const log = requestLog(kernel.log, request.id);
  const context = requestContext(kernel, {
    actor: null,
    ip: callerIp(request),
    device: '',
    requestId: request.id,
    log,
  });
  return createRouterClient<typeof router, Record<never, never>>(router, {
    context,
    interceptors: [
      async ({ procedure, input, next }) => {
        if (!isLasting(procedure, input)) madeFrom.lasts = false;
        try {
          const output = await next();
          for (const tag of callTags(procedure, { input, output })) madeFrom.tags.add(tag);
          return output;
        } catch (error) {
          // A loader may show the page without what is missing.
          madeFrom.lasts = false;
          for (const tag of callTags(procedure, { input })) madeFrom.tags.add(tag);
          // If a loader does not catch this, the page has the right status and shows the error screen.
          const appError = toAppError(error);
          throw Response.json(errorBody(appError, request.id), { status: errorStatus[appError.code] });
        }
      },
    ],
  });
}

function toWebRequest({ pathname, search }: URL, { config }: Kernel): Request {
  // Cached pages are shared by all users, so they may depend on the URL but on no request header.
  return new Request(`${config.publicUrl}${pathname}${search}`, { headers: { accept: 'text/html' } });
}

interface RenderedPage {
  page: CachedResponse;
  body(encoding: Encoding): Buffer | Promise<Buffer>;
}

/** Sends a cached page or file, or only that it did not change. */
export async function sendPage(
  reply: FastifyReply,
  { request, page, body }: RenderedPage & { request: FastifyRequest },
): Promise<FastifyReply> {
  const { 'content-length': _length, ...headers } = page.headers;
  reply.headers(headers).header('vary', 'accept-encoding').header('cache-control', 'no-cache');
  // The same retry delay as the API's own response when data is unavailable.
  if (page.status === 503) reply.header('retry-after', 5);
  if (page.status === 200) reply.header('etag', page.etag);
  if (page.status === 200 && request.headers['if-none-match'] === page.etag) return reply.code(304).send();
  const encoding = preferredEncoding(request.headers['accept-encoding']);
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.code(page.status).send(await body(encoding));
}
