import { Writable } from 'node:stream';
import { renderToPipeableStream } from 'react-dom/server';
import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import type { ExchangeRates } from '#lib/exchange.ts';
import { RatesContext } from '#ui/facts/currency/rates.ts';
import { fillIconShapes } from '#ui/marks/icon.tsx';
import { apiContext } from '#web/api-context.ts';
import { structuredDataScript } from '#web/page-description.ts';

export { apiContext } from '#web/api-context.ts';

const pages = new WeakMap<RouterContextProvider, Buffer>();

/** Returns the page rendered for a request, as bytes: a `Response` would copy and decode them. */
export const renderedPage = (provider: RouterContextProvider): Buffer | undefined => pages.get(provider);

/**
 * Renders the whole page before sending a byte: pages are cached as a whole, and their policy lists the hashes of their
 * scripts.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  context: EntryContext,
  provider: RouterContextProvider,
): Promise<Response> {
  const html = await renderToBuffer(
    <RatesContext value={await findRates(provider)}>
      <ServerRouter context={context} url={request.url} />
    </RatesContext>,
  );
  pages.set(provider, fillIconShapes(addToHead(html, structuredDataScript(provider))));
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(null, { status, headers });
}

function addToHead(html: Buffer, markup: string): Buffer {
  const end = html.indexOf('</head>');
  return end === -1 || !markup
    ? html
    : Buffer.concat([html.subarray(0, end), Buffer.from(markup), html.subarray(end)]);
}

/** Returns the exchange rates, or null if they cannot be read: a page without conversions is better than none. */
async function findRates(provider: RouterContextProvider): Promise<ExchangeRates | null> {
  try {
    return (await provider.get(apiContext).exchangeRates.getRates()).data.rates;
  } catch {
    return null;
  }
}

function renderToBuffer(page: React.ReactElement): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    const sink = new Writable({
      write(chunk: Buffer, _encoding, done) {
        chunks.push(chunk);
        done();
      },
      final(done) {
        resolve(Buffer.concat(chunks));
        done();
      },
    });
    const { pipe } = renderToPipeableStream(page, {
      onAllReady: () => pipe(sink),
      onError: reject,
      // Parts that are ready stay in their place. By default, React moves them to the end of a long page and puts them
      // back with a script: the page would shift, and would be incomplete without scripts.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
    });
  });
}
