import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, ServerRouter } from 'react-router';

export { apiContext } from '#web/api-context.ts';

/**
 * Renders the whole page before sending a byte: pages are cached as a whole, and their policy lists the hashes of their
 * scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
): Promise<Response> {
  const html = await renderToString(<ServerRouter context={context} url={request.url} />);
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(`<!doctype html>${html}`, { status, headers });
}

function renderToString(page: React.ReactElement): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(Buffer.from(chunk));
        done();
      },
      final(done) {
        resolve(
          Buffer.concat(chunks)
            .toString()
            .replace(/^<!DOCTYPE html>/i, ''),
        );
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, { onAllReady: () => pipe(sink), onError: reject });
  });
}
