const localNames = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Returns whether a host, with or without a port, is a name of this machine: `localhost:3000`, `[::1]`. */
export function isLocalHost(host: string): boolean {
  const name = /^(\[[^\]]*\]|[^:]*)(?::\d{1,5})?$/.exec(host.toLowerCase())?.[1];
  return name !== undefined && localNames.has(name);
}
