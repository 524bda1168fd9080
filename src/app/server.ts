import type { FastifyInstance } from 'fastify';
import { mountMedia } from '#features/files/files/server/routes/media.ts';
import { authenticate } from '#features/identity/accounts/server/commands/session-tokens.ts';
import { keyPrefix } from '#features/stores/api-keys/rules.ts';
import { authenticateKey } from '#features/stores/api-keys/server/commands/authenticate-key.ts';
import { openSampleStore } from '#features/stores/suppliers/server/queries/sample-store.ts';
import { mountApi } from '#platform/http/api.ts';
import { handleUnknownPaths } from '#platform/http/failures.ts';
import { mountOpenApi } from '#platform/http/openapi.ts';
import { limitConcurrency } from '#platform/http/overload.ts';
import { createHttpServer } from '#platform/http/server.ts';
import type { Kernel } from '#platform/kernel.ts';
import { mountMailbox } from '#platform/mail/mailbox.ts';
import { contract } from '../contract.ts';
import { mountArt } from './pages/art-route.ts';
import { mountPages, type PageSource } from './pages/page-server.ts';
import { mountQrCodes } from './pages/qr-route.ts';
import { mountStaticFiles } from './pages/static-files.ts';
import { router } from './router.ts';
import { mountFeeds } from './seo/feed-route.ts';
import { mountRobots } from './seo/robots-route.ts';
import { mountSharePictures } from './seo/share-route.ts';
import { mountSitemaps } from './seo/sitemap-route.ts';

/** Source of the pages: a finished build or a development server. */
export interface Pages {
  open(app: FastifyInstance): Promise<PageSource>;
  /** Folder of built scripts and styles; null if Vite serves them. */
  staticFolder: string | null;
}

/** Creates the web server with API, drawings, files and pages; without `pages`, only the API, as in tests. */
export async function createServer(kernel: Kernel, pages: Pages | null): Promise<FastifyInstance> {
  const app = await createHttpServer(kernel);
  const source = await pages?.open(app);
  const { database, config } = kernel;
  const overload = limitConcurrency(app);
  mountApi(app, {
    kernel,
    router,
    overload,
    authenticate: (token, call) =>
      token.startsWith(keyPrefix)
        ? authenticateKey(kernel, { token, ...call })
        : authenticate(database.db, { token, now: call.now, secret: config.sessionSecret }),
    openSample: () => openSampleStore(kernel),
  });
  mountOpenApi(app, contract);
  mountMailbox(app, kernel);
  mountArt(app);
  mountQrCodes(app, kernel);
  mountSharePictures(app, kernel);
  mountRobots(app, kernel);
  mountSitemaps(app, kernel);
  mountFeeds(app, kernel);
  mountMedia(app, kernel);
  if (pages?.staticFolder) await mountStaticFiles(app, pages.staticFolder);
  if (source) mountPages(app, { kernel, source, overload });
  handleUnknownPaths(app);
  return app;
}
