import type { Socket } from 'node:net';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { AppError, errorStatus } from '#lib/errors.ts';
import { html, toHtml } from '#lib/html.ts';
import { newId } from '#lib/ids.ts';
import type { Kernel } from '../kernel.ts';
import { errorBody, toAppError } from './errors.ts';
import { fallbackSecurityHeaders } from './security-headers.ts';

interface FailedRequest {
  error: unknown;
  request: FastifyRequest;
  reply: FastifyReply;
}

/** Responds to anything thrown, with JSON for programs and a page for browsers. */
export function sendFailure(kernel: Kernel, { error, request, reply }: FailedRequest): FastifyReply {
  const appError = toAppError(error);
  if (appError.code === 'internal')
    kernel.log.error({ err: appError.cause, requestId: request.id }, 'unexpected failure');
  if (appError.retryAfterSeconds) reply.header('retry-after', appError.retryAfterSeconds);
  // The rest of the request is still arriving and will not be read.
  if (appError.code === 'timeout' || appError.code === 'too_large') reply.header('connection', 'close');
  // A URL that cannot be decoded fails before the hook that sets these headers.
  if (!reply.hasHeader('x-content-type-options')) reply.headers(fallbackSecurityHeaders);
  reply
    .code(errorStatus[appError.code])
    .header('cache-control', 'no-store')
    .header('x-request-id', request.id);
  if (!wantsPage(request))
    return reply.type('application/json').send(JSON.stringify(errorBody(appError, request.id)));
  reply.header(
    'content-security-policy',
    "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; frame-ancestors 'none'",
  );
  return reply.type('text/html; charset=utf-8').send(failurePage(appError, request.id));
}

function wantsPage({ url, headers }: FastifyRequest): boolean {
  return !url.startsWith('/api') && String(headers.accept).includes('text/html');
}

const buttonStyle =
  'display:inline-block;padding:11px 18px;border-radius:8px;font-weight:640;text-decoration:none;color:inherit;box-shadow:inset 0 0 0 1px light-dark(#68746d,#7d8a83)';
const filledButtonStyle =
  'background:light-dark(#0c553c,#6fd3a5);color:light-dark(#fff,#0c1512);box-shadow:none';

/** Has no dependencies, because little else may work when this page is shown. */
function failurePage({ message, code }: AppError, requestId: string): string {
  // An empty URL reloads the requested page.
  const retryLink =
    code === 'not_found'
      ? ''
      : html`<a href="" style="${buttonStyle};margin-right:8px;${filledButtonStyle}">Try again</a>`;
  return toHtml(html`<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Something went wrong · Packwright</title></head>
<body style="color-scheme:light dark;background:light-dark(#f8faf7,#0c1512);color:light-dark(#0f231b,#eef3ef);font:17px/1.5 Archivo,system-ui,sans-serif;max-width:34em;margin:18vh auto;padding:0 20px"><p style="margin:0;color:light-dark(#0c553c,#6fd3a5);font-weight:700">Packwright</p><h1 style="margin:8px 0 0;font-size:34px;line-height:1.1;letter-spacing:-.02em">That did not work</h1>
<p>${message}</p><p style="margin:24px 0">${retryLink}<a href="/" style="${buttonStyle};${retryLink ? '' : filledButtonStyle}">Go Home</a></p><p style="font-size:14px;color:light-dark(#4c5a53,#a9b6af)">If it happens again, tell us this number: ${requestId}</p></body></html>`);
}

interface ClientError extends Error {
  code?: string;
}

/** Responds to invalid or unfinished requests in the format of all errors, and closes the connection. */
export function respondToUnreadable({ code }: ClientError, socket: Socket): void {
  if (code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const requestId = newId();
  const status = clientErrorStatus[code ?? ''] ?? '400 Bad Request';
  const problem =
    code === 'ERR_HTTP_REQUEST_TIMEOUT'
      ? new AppError('timeout', 'The request arrived too slowly. Please try again.')
      : new AppError('invalid', 'The request could not be read.');
  const body = JSON.stringify(errorBody(problem, requestId));
  const headers = {
    ...fallbackSecurityHeaders,
    'content-type': 'application/json',
    'content-length': Buffer.byteLength(body),
    'x-request-id': requestId,
    connection: 'close',
  };
  const head = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${head.join('')}\r\n${body}`);
}

const clientErrorStatus: Record<string, string> = {
  HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
  ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Responds with 404 to unknown paths and to URLs that cannot be decoded. */
export function handleUnknownPaths(app: FastifyInstance): void {
  const unknown = () => {
    throw new AppError('not_found', 'Not found');
  };
  app.all('/api', unknown);
  app.all('/api/*', unknown);
  app.setNotFoundHandler(unknown);
}
