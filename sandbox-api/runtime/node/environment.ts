import { z } from 'zod';
import { withoutValues } from '#api/db/failed-statement';

const emptyIsMissing = (value: unknown) => (value === '' ? undefined : value);
const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyIsMissing, schema.optional());

const variables = z
  .object({
    DATABASE_URL: optional(
      z.url({ protocol: /^postgres(ql)?$/, error: 'must be postgres://user:password@host/database' }),
    ),
    DATA_FOLDER: z.preprocess(emptyIsMissing, z.string().default('.local/pglite')),
    HOST: z.preprocess(emptyIsMissing, z.string().default('localhost')),
    PORT: z.preprocess(
      emptyIsMissing,
      z.coerce.number('must be a port number').int().min(0).max(65_535).default(8787),
    ),
    CORS_ORIGIN: optional(
      z
        .url({ protocol: /^https?$/, error: 'must be an origin such as https://app.example.com' })
        .refine((url) => new URL(url).origin === url, 'must be an origin without a path or a trailing slash'),
    ),
    TRUSTED_PROXIES: z.preprocess(
      emptyIsMissing,
      z.coerce.number('must be a number of proxies').int().min(0).max(10).default(0),
    ),
    SMTP_URL: optional(z.url({ protocol: /^smtps?$/, error: 'must be smtp://user:password@host:port' })),
    MAIL_FROM: optional(z.string()),
    CONTACT_ADDRESS: optional(z.email('must be an email address')),
  })
  .refine(({ SMTP_URL, MAIL_FROM }) => !SMTP_URL || MAIL_FROM, {
    path: ['MAIL_FROM'],
    error: 'is needed when SMTP_URL is set',
  });

export type Environment = {
  /** PostgreSQL; without it PGlite keeps its files in `dataFolder`. */
  databaseUrl: string | undefined;
  dataFolder: string;
  host: string;
  port: number;
  /** Origin of a client that is served from another address. */
  corsOrigin: string | undefined;
  /** Without it mail is written to the log. */
  /** Number of our own proxies in front of the host; what they report as the origin of a request is trusted. */
  trustedProxies: number;
  smtp: { url: string; from: string } | undefined;
  /** Recipient of messages from the contact form. Without it, or without SMTP, they are written to the log. */
  contactAddress: string | undefined;
};

/** The environment contains invalid settings. The message names every such variable. */
export class EnvironmentProblem extends Error {
  override name = 'EnvironmentProblem';
}

/** Applies a variable; if that fails, reports which variable it is and why. */
export async function askedBy<T>(setting: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof EnvironmentProblem) throw error;
    const told = withoutValues(error);
    throw new EnvironmentProblem(`${setting} cannot be used: ${reasonOf(told)}`, { cause: told });
  }
}

/**
 * Errors of PGlite may have no message, and neither has the error that stands for several attempts at one
 * address.
 */
function reasonOf(error: unknown): string {
  const { message, code, errno, name } = error as Partial<NodeJS.ErrnoException>;
  return message || code || `${name ?? 'error'} ${errno ?? ''}`.trim();
}

/** Reads the host's settings; throws `EnvironmentProblem` rather than starting with half of them. */
export function readEnvironment(source: Record<string, string | undefined>): Environment {
  const parsed = variables.safeParse(source);
  if (!parsed.success) {
    const lines = parsed.error.issues.map((issue) => `  ${issue.path.join('.')} ${issue.message}`);
    throw new EnvironmentProblem(`The environment cannot be used:\n${lines.join('\n')}`);
  }
  const {
    DATABASE_URL,
    DATA_FOLDER,
    HOST,
    PORT,
    CORS_ORIGIN,
    TRUSTED_PROXIES,
    SMTP_URL,
    MAIL_FROM,
    CONTACT_ADDRESS,
  } = parsed.data;
  return {
    databaseUrl: DATABASE_URL,
    dataFolder: DATA_FOLDER,
    host: HOST,
    port: PORT,
    corsOrigin: CORS_ORIGIN,
    trustedProxies: TRUSTED_PROXIES,
    smtp: SMTP_URL && MAIL_FROM ? { url: SMTP_URL, from: MAIL_FROM } : undefined,
    contactAddress: CONTACT_ADDRESS,
  };
}
