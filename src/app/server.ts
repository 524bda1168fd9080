import type { FastifyInstance } from 'fastify';
import { mountMedia } from '#features/files/files/server/routes/media.ts';
import { authenticate } from '#features/identity/accounts/server/commands/session-tokens.ts';
import { keyPrefix } from '#features/stores/api-keys/rules.ts';
import { authenticateKey } from '#features/stores/api-keys/server/commands/authenticate-key.ts';
import { openSampleStore } from '#features/stores/suppliers/server/queries/sample-store.ts';
import { mountApi } from '#platform/http/api.ts';
import { answerUnknownPaths } from '#platform/http/failures.ts';
import { mountOpenApi } from '#platform/http/openapi.ts';
import { limitConcurrency } from '#platform/http/overload.ts';
import { createHttpServer } from '#platform/http/server.ts';
import type { Kernel } from '#platform/kernel.ts';
import { mountMailbox } from '#platform/mail/mailbox.ts';
import { contract } from '../contract.ts';
import { mountRobots } from './found/robots-route.ts';
import { mountSharePictures } from './found/share-route.ts';
import { mountSitemaps } from './found/sitemap-route.ts';
import { mountArt } from './pages/art-route.ts';
import { mountPages, type PageSource } from './pages/page-server.ts';
import { mountStaticFiles } from './pages/static-files.ts';
import { router } from './router.ts';

/** Where pages come from: a finished build, a development server, or nowhere (tests of the API alone). */
export interface Pages {
  open(app: FastifyInstance): Promise<PageSource>;
  /** Folder of built scripts and styles; null where Vite serves them. */
  staticFolder: string | null;
}

/** The whole web server: API, drawings, files and pages. */
export async function createServer(kernel: Kernel, pages: Pages | null): Promise<FastifyInstance> {
  const app = await createHttpServer(kernel);
  const source = await pages?.open(app);
  const { database, config } = kernel;
  const overload = limitConcurrency(app);
  mountApi(app, kernel, {
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
  mountSharePictures(app, kernel);
  mountRobots(app, kernel);
  mountSitemaps(app, kernel);
  mountMedia(app, kernel);
  if (pages?.staticFolder) await mountStaticFiles(app, pages.staticFolder);
  if (source) mountPages(app, kernel, { source, overload });
  answerUnknownPaths(app);
  return app;
}
