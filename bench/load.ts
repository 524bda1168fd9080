import autocannon from 'autocannon';

export interface Load {
  url: string;
  /** Asked for in turn, instead of the address itself. */
  paths?: readonly string[];
  connections: number;
  seconds: number;
  headers?: Record<string, string>;
}

export interface Figures {
  perSecond: number;
  p50: number;
  p95: number;
  p99: number;
  /** Answers that were neither 2xx nor 3xx. */
  refused: number;
}

/** Sends requests over loopback for a bounded time and reports latencies in milliseconds. */
export async function load({ url, paths, connections, seconds, headers }: Load): Promise<Figures> {
  const { hostname } = new URL(url);
  if (hostname !== 'localhost' && hostname !== '127.0.0.1')
    throw new Error('Load goes to this machine only.');
  // `[<id>]` in an address becomes another text with every request, so that no cache can answer.
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    idReplacement: `${url}${paths?.[0] ?? ''}`.includes('[<id>]'),
    ...(paths ? { requests: paths.map((path) => ({ method: 'GET' as const, path })) } : {}),
    ...(headers ? { headers } : {}),
  });
  return {
    perSecond: Math.round(result.requests.average),
    p50: result.latency.p50,
    p95: result.latency.p97_5,
    p99: result.latency.p99,
    refused: result.non2xx + result.errors,
  };
}
