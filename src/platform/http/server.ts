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
import { finishOnClose } from './closing.ts';
import { answerUnreadable, sendFailure } from './failures.ts';
import { mountHealth } from './health.ts';
import { requireSteadyBodies } from './steady-bodies.ts';

/** A Fastify server with everything that every answer shares: ids, headers, limits, errors, metrics. */
export async function createHttpServer(kernel: Kernel): Promise<FastifyInstance> {
  const { config, metrics } = kernel;
  const app = Fastify({
    logger: false,
    trustProxy: config.trustProxy,
    genReqId: () => randomUUID(),
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 1500 },
    // Bodies have to arrive steadily (steady-bodies.ts); this bounds what arrives steadily and has no end.
    requestTimeout: 300_000,
    http: { headersTimeout: 10_000, connectionsCheckingInterval: 2_000 },
    // Refused in our own words (closing.ts).
    return503OnClosing: false,
    forceCloseConnections: 'idle' as const,
    clientErrorHandler: answerUnreadable,
    // An address that cannot be decoded never reaches a route.
    frameworkErrors: (error, request, reply) => void sendFailure(kernel, error, request, reply),
  });
  registerBodyParsers(app);
  requireSteadyBodies(app);
  await protectAnswers(app, config.publicUrl.startsWith('https:'));
  // Overload is shed by what the process feels, not by counting who asks.
  await app.register(underPressure, {
    maxEventLoopDelay: config.maxEventLoopDelay,
    retryAfter: 2,
    pressureHandler: (request) => {
      // Busy is not dead: nobody should restart a process because it works. Nor should a page that has come stand there
      // without its scripts and letters, which cost next to nothing.
      if (/^\/(healthz$|assets\/|fonts\/)/.test(request.url)) return;
      throw new AppError('unavailable', 'We are very busy. Please try again in a moment.', {
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
  // Hooks of every request call back instead of promising: what waits for nothing goes on at once.
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done();
  });
  finishOnClose(app);
  app.addHook('onResponse', (request, reply, done) => {
    const route = request.routeOptions.url ?? 'unmatched';
    metrics.httpSeconds.observe(
      { method: request.method, route, status: reply.statusCode },
      reply.elapsedTime / 1000,
    );
    kernel.log.info(accessLine(request, reply), 'request');
    done();
  });
  app.setErrorHandler((error: FastifyError, request, reply) => sendFailure(kernel, error, request, reply));
  mountHealth(app, kernel);
  return app;
}

/** Path without its query: a search or a token must not reach the log. */
function accessLine(request: FastifyRequest, reply: FastifyReply): object {
  const [path] = request.url.split('?', 1);
  return {
    requestId: request.id,
    method: request.method,
    path,
    status: reply.statusCode,
    ms: Math.round(reply.elapsedTime * 10) / 10,
  };
}

/** The headers that protect every answer are always the same: they are made for the first, and set on all. */
async function protectAnswers(app: FastifyInstance, secure: boolean): Promise<void> {
  await app.register(helmet, { ...helmetOptions(secure), global: false });
  let made: Parameters<FastifyReply['raw']['setHeader']>[] | null = null;
  app.addHook('onRequest', (_request, reply, done) => {
    if (made) for (const header of made) reply.raw.setHeader(...header);
    else {
      reply.helmet();
      made = Object.entries(reply.raw.getHeaders()).map(([name, value]) => [name, value ?? '']);
    }
    done();
  });
}

function helmetOptions(secure: boolean) {
  return {
    // Pages bring a policy of their own, with the hashes of their inline scripts; all else may load nothing.
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
