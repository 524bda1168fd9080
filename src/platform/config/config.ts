import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { z } from 'zod';
import { isLocalHost } from './local-host.ts';
import { makeFolder } from './make-folder.ts';

const wholeNumber = (min: number, max: number) => {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int({ error }).min(min, { error }).max(max, { error });
};

/** True for an IP address, or a network such as 10.0.0.0/8. */
function isNetwork(text: string): boolean {
  const [address = '', bits, more] = text.split('/');
  const family = isIP(address);
  if (family === 0 || more !== undefined) return false;
  return bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (family === 4 ? 32 : 128));
}

/** False for a URL with anything besides the origin, which would be lost or end up in every link. */
function isOrigin(text: string): boolean {
  const { pathname, search, hash, username } = new URL(text);
  return pathname === '/' && !search && !hash && !username;
}

const flag = z.enum(['true', 'false', '1', '0', '']).transform((value) => value === 'true' || value === '1');
const optionalText = z.string().trim().min(1).optional();

/**
 * Every environment variable of the product. A test checks that docs/guides/deploying.md documents all of
 * them and that compose.yaml passes all of them on.
 */
export const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('production'),
  HOST: z.string().default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  PUBLIC_URL: z
    .url({
      protocol: /^https?$/,
      error: 'must be a URL such as https://packwright.example',
      abort: true,
    })
    .refine(isOrigin, 'must be the server’s origin, without a path')
    .optional(),
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must start with postgres://')
    .optional(),
  DATABASE_POOL: wholeNumber(2, 200).default(20),
  MAX_EVENT_LOOP_DELAY: wholeNumber(0, 60_000).default(1000),
  PAGE_STORE_MB: wholeNumber(0, 100_000).default(256),
  DATA_DIR: z.string().min(1).default('.data'),
  RUN: z.enum(['all', 'web', 'worker']).default('all'),
  DEMO: flag.optional(),
  SESSION_SECRET: z.string().min(32, 'must be at least 32 characters').optional(),
  SMTP_URL: z
    .string()
    .regex(/^smtps?:\/\/./, 'must start with smtp:// or smtps:// and name a server')
    .optional(),
  BILLING_DETAILS: optionalText,
  BILLING_ISSUER: optionalText,
  MAIL_FROM: z.string().default('Packwright <hello@packwright.example>'),
  S3_ENDPOINT: optionalText,
  S3_REGION: optionalText,
  S3_BUCKET: optionalText,
  S3_ACCESS_KEY_ID: optionalText,
  S3_SECRET_ACCESS_KEY: optionalText,
  GOOGLE_CLIENT_ID: optionalText,
  GOOGLE_CLIENT_SECRET: optionalText,
  GOOGLE_ISSUER: z.url().default('https://accounts.google.com'),
  TRUST_PROXY: z
    .string()
    .refine(
      (value) =>
        /^(true|false|1|0|)$/.test(value) || value.split(',').every((part) => isNetwork(part.trim())),
      'must be true, false, or a list of addresses',
    )
    .default(''),
  SEARCH_ENGINE: z.enum(['auto', 'postgres', 'memory', 'opensearch']).default('auto'),
  OPENSEARCH_URL: z.url({ protocol: /^https?$/ }).optional(),
  METRICS_TOKEN: z.string().min(16, 'must be at least 16 characters').optional(),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']).default('info'),
});

// Variables that depend on each other.
const variableRules: [says: string, holds: (env: Environment) => boolean][] = [
  [
    'S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY go together',
    (env) => {
      const s3Variables = [env.S3_BUCKET, env.S3_REGION, env.S3_ACCESS_KEY_ID, env.S3_SECRET_ACCESS_KEY];
      return s3Variables.every(Boolean) || !(s3Variables.some(Boolean) || env.S3_ENDPOINT);
    },
  ],
  [
    'GOOGLE_CLIENT_ID and GOOGLE_CLIENT_SECRET go together',
    (env) => !env.GOOGLE_CLIENT_ID === !env.GOOGLE_CLIENT_SECRET,
  ],
  [
    'SEARCH_ENGINE=opensearch needs OPENSEARCH_URL',
    (env) => env.SEARCH_ENGINE !== 'opensearch' || Boolean(env.OPENSEARCH_URL),
  ],
  [
    'RUN=web and RUN=worker need a DATABASE_URL that both processes share',
    (env) => env.RUN === 'all' || Boolean(env.DATABASE_URL),
  ],
];

type Environment = z.infer<typeof environment>;

export interface Config {
  mode: 'development' | 'production' | 'test';
  host: string;
  port: number;
  /** Origin that users type, without a trailing slash; emails link to it. */
  publicUrl: string;
  /** URL of an external PostgreSQL server; null for the embedded one. */
  databaseUrl: string | null;
  databasePool: number;
  /** Event loop lag in milliseconds above which requests are refused; 0 for no limit. */
  maxEventLoopDelay: number;
  /** Space for rendered pages in the database, in megabytes; 0 for none. */
  pageStoreMb: number;
  dataDir: string;
  run: { web: boolean; worker: boolean };
  /** Demo accounts and marketplace: by default with the embedded database, otherwise on request. */
  demo: boolean;
  sessionSecret: string;
  mail: { smtpUrl: string | null; from: string };
  /** True if the demo shows its mail at /_mailbox: without a mail server, and only if no other machine can reach it. */
  mailbox: boolean;
  s3: {
    endpoint: string | undefined;
    region: string;
    bucket: string;
    accessKeyId: string;
    secretAccessKey: string;
  } | null;
  google: { clientId: string; clientSecret: string; issuer: string } | null;
  trustProxy: false | string | ((address: string, hop: number) => boolean);
  /** Payment details for plans, printed on invoices; if null, suppliers are told to ask for them. */
  billingDetails: string | null;
  /** Issuer of invoices for plans, as printed: the company's name, then lines of address and tax number. */
  billingIssuer: string | null;
  /**
   * Search engine for products. `auto` searches in memory while the catalogue is of moderate size, otherwise in
   * PostgreSQL.
   */
  searchEngine: Environment['SEARCH_ENGINE'];
  /** URL of server and index, such as `https://search:9200/packwright`. */
  openSearchUrl: string | null;
  metricsToken: string | null;
  logLevel: Environment['LOG_LEVEL'];
}

export class ConfigError extends Error {
  override name = 'ConfigError';
}

/** Reads the configuration from the environment. Throws a ConfigError that names every invalid variable. */
export function readConfig(env: NodeJS.ProcessEnv = process.env): Config {
  const s3Variables = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ''));
  const parsed = environment.safeParse(s3Variables);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')}: ${issue.message}`);
    throw new ConfigError(`The configuration is not usable:\n${lines.join('\n')}`);
  }
  const brokenRules = variableRules.filter(([, holds]) => !holds(parsed.data)).map(([says]) => `  ${says}`);
  if (brokenRules.length > 0)
    throw new ConfigError(`The configuration is not usable:\n${brokenRules.join('\n')}`);
  return buildConfig(parsed.data);
}

function buildConfig(env: Environment): Config {
  const dataDir = resolve(env.DATA_DIR);
  const publicUrl = (env.PUBLIC_URL ?? `http://localhost:${env.PORT}`).replace(/\/+$/, '');
  const demo = env.DEMO ?? !env.DATABASE_URL;
  const { S3_BUCKET, S3_REGION, S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY } = env;
  return {
    mode: env.NODE_ENV,
    host: env.HOST,
    port: env.PORT,
    publicUrl,
    databaseUrl: env.DATABASE_URL ?? null,
    databasePool: env.DATABASE_POOL,
    pageStoreMb: env.PAGE_STORE_MB,
    maxEventLoopDelay: env.MAX_EVENT_LOOP_DELAY,
    dataDir,
    run: { web: env.RUN !== 'worker', worker: env.RUN !== 'web' },
    demo,
    sessionSecret: env.SESSION_SECRET ?? readSessionSecret(dataDir),
    mail: { smtpUrl: env.SMTP_URL ?? null, from: env.MAIL_FROM },
    mailbox: demo && !env.SMTP_URL && isLocalHost(new URL(publicUrl).host),
    s3:
      S3_BUCKET && S3_REGION && S3_ACCESS_KEY_ID && S3_SECRET_ACCESS_KEY
        ? {
            endpoint: env.S3_ENDPOINT,
            region: S3_REGION,
            bucket: S3_BUCKET,
            accessKeyId: S3_ACCESS_KEY_ID,
            secretAccessKey: S3_SECRET_ACCESS_KEY,
          }
        : null,
    google:
      env.GOOGLE_CLIENT_ID && env.GOOGLE_CLIENT_SECRET
        ? {
            clientId: env.GOOGLE_CLIENT_ID,
            clientSecret: env.GOOGLE_CLIENT_SECRET,
            issuer: env.GOOGLE_ISSUER,
          }
        : null,
    trustProxy: readTrustProxy(env.TRUST_PROXY),
    billingDetails: env.BILLING_DETAILS ?? null,
    billingIssuer: env.BILLING_ISSUER ?? null,
    searchEngine: env.SEARCH_ENGINE,
    openSearchUrl: env.OPENSEARCH_URL ?? null,
    metricsToken: env.METRICS_TOKEN ?? null,
    logLevel: env.LOG_LEVEL,
  };
}

/** `true` or `1` trusts only the nearest proxy; a list of addresses or networks trusts exactly those. */
function readTrustProxy(value: string): Config['trustProxy'] {
  if (value === '' || value === 'false' || value === '0') return false;
  return value === 'true' || value === '1' ? (_address, hop) => hop === 0 : value;
}

function readSessionSecret(dataDir: string): string {
  try {
    return loadOrCreateSecret(dataDir);
  } catch (cause) {
    const errorText = cause instanceof Error ? cause.message : String(cause);
    throw new ConfigError(
      `The data folder ${dataDir} cannot be used: ${errorText}\nCorrect its owner, or set DATA_DIR to a folder that can be written.`,
      { cause },
    );
  }
}

/**
 * Returns the secret that signs session tokens. It is created once and stored with the data, readable only by its
 * owner.
 */
function loadOrCreateSecret(dataDir: string): string {
  const file = join(dataDir, 'session.secret');
  if (!existsSync(file)) {
    makeFolder(dataDir);
    // Written to a temporary file and linked, so that a process that starts at the same time never reads half of it.
    const temporaryFile = `${file}.${process.pid}`;
    writeFileSync(temporaryFile, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(temporaryFile, file);
    } catch (error) {
      // The other process was first; its secret is used.
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    } finally {
      rmSync(temporaryFile);
    }
  }
  return readFileSync(file, 'utf8').trim();
}
