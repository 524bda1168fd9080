import { randomUUID } from 'node:crypto';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import underPressure from '@fastify/under-pressure';
import Fastify, {
  type FastifyError,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
} from 'fastify';
import { AppError } from '#lib/errors.ts';
import type { Kernel } from '../kernel.ts';
import { registerBodyParsers } from './body-parsers.ts';
import { respondToUnreadable, sendFailure } from './failures.ts';
import { closeGracefully } from './graceful-close.ts';
import { mountHealth } from './health.ts';
import { requireSteadyBodies } from './steady-bodies.ts';

/** Returns a Fastify server with what all responses share: ids, headers, limits, errors, metrics. */
export async function createHttpServer(kernel: Kernel): Promise<FastifyInstance> {
  const { config, metrics } = kernel;
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1500 },
    // Bodies must arrive steadily (steady-bodies.ts); this limits bodies that arrive steadily but never end.
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // Refused with our own message (graceful-close.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle' as const,
    clientErrorHandler: respondToUnreadable,
    // A URL that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void sendFailure(kernel, { error, request, reply }),
  });
  registerBodyParsers(app);
  requireSteadyBodies(app);
  await addSecurityHeaders(app, config.publicUrl.startsWith('https:'));
  // Overload is detected by event loop lag, not by counting requests.
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelay,
    retryAfter: 2,
    pressureHandler: (request) => {
      // A busy process is still healthy and must not be restarted. And a page that has loaded needs its scripts and
      // fonts, which cost next to nothing.
      if (/^\/(healthz$|assets\/|fonts\/)/.test(request.url)) return;
      throw new AppError('unavailable', 'Packwright is very busy. Please try again in a moment.', {
        retryAfterSeconds: 2,
      });
    },
  });
  await app.register(compress, {
    global: false,
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: { params: { 1: 4 } },
  });
  // Hooks that run on every request use callbacks, because promises would delay requests that wait for nothing.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  closeGracefully(app);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.httpSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    kernel.log.info(accessLogFields(request, reply), 'request');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) =>
    sendFailure(kernel, { error, request, reply }),
  );
  mountHealth(app, kernel);
  return app;
}

/** Logs the path without its query: searches and tokens must not reach the log. */
function accessLogFields(request: FastifyRequest, reply: FastifyReply): object {
  const [path] = request.url.split('?', 1);
  return {
    requestId: request.id,
    method: request.method,
    path,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/** The security headers are the same for every response, so they are computed with the first one and set on all. */
async function addSecurityHeaders(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, { ...helmetOptions(secure), global: false });
  let computedHeaders: Parameters<FastifyReply['raw']['setHeader']>[] | null = null;
  app.addHook('onRequest', (_request, reply, done) => {
    if (computedHeaders) for (const header of computedHeaders) reply.raw.setHeader(...header);
    else {
      reply.helmet();
      computedHeaders = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, value ?? '']);
    }
    done();
  });
}

function helmetOptions(secure: boolean) {
  return {
    // Pages have their own policy with the hashes of their inline scripts; all other responses may load nothing.
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'none'"],
        frameAncestors: ["'none'"],
        baseUri: ["'none'"],
        formAction: ["'none'"],
        objectSrc: ["'none'"],
      },
    },
    strictTransportSecurity: secure ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' as const },
    crossOriginResourcePolicy: { policy: 'same-origin' as const },
    crossOriginOpenerPolicy: { policy: 'same-origin' as const },
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' as const },
  };
}
