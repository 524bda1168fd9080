import autocannon from 'autocannon';

interface Load {
  url: string;
  /** Requested in turn, instead of the URL itself. */
  paths?: readonly string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Responses that were neither 2xx nor 3xx. */
  refused: number;
}

/** Sends requests over loopback for a bounded time and reports latencies in milliseconds. */
export async function load({ url, paths, connections, seconds, headers }: Load): Promise<Figures> {
  const { hostname } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new Error('Load may be sent to this machine only.');
  // `[<id>]` in a URL is replaced by a different text in every request, so that no cache can respond.
  // Autocannon reports p90 and p97.5, but the budgets are for p95.
  const times: number[] = [];
  const result = await run((_client, _status, _bytes, took) => times.push(took), {
    url,
    connections,
    duration: seconds,
    idReplacement: `${url}${paths?.[0] ?? ''}`.includes('[<id>]'),
    ...(paths ? { requests: paths.map((path) => ({ method: 'GET' as const, path })) } : {}),
    ...(headers ? { headers } : {}),
  });
  const sorted = Float64Array.from(times).sort();
  const at = (share: number): number =>
    Math.round((sorted[Math.floor(sorted.length * share)] ?? 0) * 10) / 10;
  return {
    perSecond: Math.round(result.requests.average),
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    refused: result.non2xx + result.errors,
  };
}

type ResponseListener = (client: unknown, status: number, bytes: number, took: number) => void;

const run = (answered: ResponseListener, options: autocannon.Options): Promise<autocannon.Result> =>
  new Promise((resolve, reject) => {
    autocannon(options, (error: Error | null, result) => {
      if (error) reject(error);
      else resolve(result);
    }).on('response', answered);
  });
