import path from 'node:path'
import { z } from 'zod'
import { PLANS, type PlanPrices } from '#core/account/plans.ts'
import { FEEDS } from '#core/openings/feeds.ts'
import { ADZUNA_COUNTRIES, type FeedKeys, keyedFeeds } from '#core/openings/keyed-feeds.ts'
import {
  ConfigError,
  onOff,
  url,
  whole,
  readPlanPrices,
  feedsNamed,
  isApiRoot,
  readTrustProxy,
  isTrustProxy,
  parseJson,
} from './config-values.ts'
import { readOrMakeSecret, SHORTEST_SECRET } from './folder-secret.ts'

const priceId = z
  .string()
  .regex(/^price_\w+$/, 'expected the id of a price such as price_…')
  .optional()

const teamSchema = z.array(
  z.object({ name: z.string().max(120), role: z.string().max(120), bio: z.string().max(600).default('') }),
)

const DEFAULT_TEAM = [
  { name: 'The founder', role: 'CEO & Founder', bio: 'Sets where the product goes and answers for it.' },
  { name: 'The head of AI', role: 'Head of AI', bio: 'Looks after the models and what they may be used for.' },
]

const variables = z.object({
  PORT: whole(3000, 0, 65_535),
  HOST: z
    .string()
    .regex(/^[\w.:%-]+$/, 'expected an address or host name such as 127.0.0.1 or 0.0.0.0')
    .default('127.0.0.1'),
  DATA_DIR: z.string().default('./.waymark'),
  DATABASE_URL: url(
    ['postgres:', 'postgresql:'],
    'a PostgreSQL address such as postgres://user:password@host:5432/name',
  ).optional(),
  AUTH_SECRET: z.string().min(SHORTEST_SECRET, `expected at least ${SHORTEST_SECRET} characters`).optional(),
  PUBLIC_URL: url(['http:', 'https:'], 'an address such as https://waymark.example').optional(),
  AI_API_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,1000}$/, 'expected the key alone, without spaces')
    .optional(),
  AI_BASE_URL: url(['http:', 'https:'], 'an address such as http://localhost:11434/v1')
    .refine(
      (value) => !URL.canParse(value) || isApiRoot(new URL(value)),
      'expected the address before /chat/completions, such as http://localhost:11434/v1',
    )
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\x21-\x7e]{1,200}$/, 'expected the name of a model such as gpt-4o-mini')
    .default('gpt-4o-mini'),
  AI_TOKENS_PER_PERSON_DAY: whole(100_000, 1, 1_000_000_000),
  AI_TOKENS_PER_DAY: whole(2_000_000, 1, 1_000_000_000),
  AI_FAKE: z
    .enum(['0', '1'])
    .default('0')
    .transform((value) => value === '1'),
  SMTP_URL: url(['smtp:', 'smtps:'], 'an address such as smtps://user:password@host:465').optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'expected an e-mail address such as Waymark <hello@waymark.example>')
    .default('Waymark <no-reply@localhost>'),
  /** Where mail servers return what they cannot deliver. */
  MAIL_BOUNCE: z
    .string()
    .regex(/^[^\s@<>]+@[^\s@<>]+$/, 'expected an e-mail address')
    .optional(),
  PUSH: onOff('on'),
  SUPPORT_EMAIL: z
    .string()
    .regex(/^[^\s@]+@[^\s@]+$/, 'expected an e-mail address')
    .optional(),
  SOCIAL_LINKEDIN: url(['https:', 'http:'], 'a web address').default('https://www.linkedin.com'),
  SOCIAL_INSTAGRAM: url(['https:', 'http:'], 'a web address').default('https://www.instagram.com'),
  TEAM_JSON: z
    .string()
    .transform((text, context) => {
      const parsed = teamSchema.safeParse(parseJson(text))
      if (parsed.success) return parsed.data
      context.addIssue({ code: 'custom', message: 'expected JSON such as [{"name":"…","role":"…","bio":"…"}]' })
      return z.NEVER
    })
    .default(DEFAULT_TEAM),
  JOB_LINKS: z.enum(['off', 'known', 'any'], 'expected off, known or any').default('known'),
  JOBS_FEEDS: z
    .string()
    .refine((value) => feedsNamed(value) !== null, `expected on, off, or names such as ${FEEDS[0]?.id}`)
    .default('on'),
  USAJOBS_EMAIL: z.string().max(254).optional(),
  USAJOBS_KEY: z.string().max(200).optional(),
  ADZUNA_APP_ID: z.string().max(100).optional(),
  ADZUNA_APP_KEY: z.string().max(200).optional(),
  ADZUNA_COUNTRY: z.enum(ADZUNA_COUNTRIES, `expected one of ${ADZUNA_COUNTRIES.join(', ')}`).default('gb'),
  JOBS_FEEDS_BASE: url(['http:', 'https:'], 'an address').optional(),
  BILLING: z.enum(['off', 'stripe'], 'expected off or stripe').default('off'),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^(?:sk|rk)_(?:test|live)_\w{8,}$/, 'expected a secret key such as sk_live_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: z
    .string()
    .regex(/^whsec_\w{8,}$/, 'expected the secret of the webhook such as whsec_…')
    .optional(),
  STRIPE_PRICE_PATHFINDER_MONTH: priceId,
  STRIPE_PRICE_PATHFINDER_YEAR: priceId,
  STRIPE_PRICE_ACCELERATOR_MONTH: priceId,
  STRIPE_PRICE_ACCELERATOR_YEAR: priceId,
  STRIPE_TAX: onOff('off'),
  STRIPE_DELETE_CUSTOMERS: onOff('off'),
  STRIPE_API_BASE: url(['http:', 'https:'], 'an address').optional(),
  PLAN_PRICES: z
    .string()
    .transform((text, context) => {
      const read = readPlanPrices(text)
      if (read) return read
      context.addIssue({ code: 'custom', message: 'expected prices in US dollars such as 9.99/89.99,19.99/179.99' })
      return z.NEVER
    })
    .default(PLANS),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(
    ['http:', 'https:'],
    'the address of an OTLP receiver such as http://localhost:4318',
  ).optional(),
  METRICS_TOKEN: z.string().min(16, 'expected at least 16 characters').optional(),
  LOG_LEVEL: z
    .enum(
      ['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent'],
      'expected one of trace, debug, info, warn, error, fatal, silent',
    )
    .default('info'),
  /** Behind a proxy: longer than two of its health checks, so that it stops sending before the server stops listening. */
  DRAIN_MS: whole(500, 0, 30_000),
  RATE_LIMIT: onOff('on'),
  TRUST_PROXY: z
    .string()
    .default('off')
    .refine(
      isTrustProxy,
      'expected off, on, a number of hops, or a list of addresses and networks such as 10.0.0.0/8,192.168.1.4',
    )
    .transform(readTrustProxy),
})

export type Config = ReturnType<typeof readConfig>

/** Reads the environment; throws a ConfigError that names the first wrong variable and what is expected. */
export function readConfig(env: Record<string, string | undefined>) {
  const given = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== undefined && value !== ''))
  const parsed = variables.safeParse(given)
  if (!parsed.success) {
    const issue = parsed.error.issues[0]
    throw new ConfigError(`${String(issue?.path[0])}: ${issue?.message ?? 'invalid value'}`)
  }
  const values = parsed.data
  if (values.DATABASE_URL && !values.AUTH_SECRET) {
    throw new ConfigError(
      `AUTH_SECRET: expected at least ${SHORTEST_SECRET} characters when DATABASE_URL is set, the same for every process`,
    )
  }
  const dataDir = path.resolve(values.DATA_DIR)
  return {
    port: values.PORT,
    host: values.HOST,
    dataDir,
    databaseUrl: values.DATABASE_URL,
    /** Read lazily: the command line must be able to look at a folder without making secrets in it. */
    authSecret: () => values.AUTH_SECRET ?? readOrMakeSecret(dataDir),
    isSecretInFolder: values.AUTH_SECRET === undefined,
    publicUrl: values.PUBLIC_URL?.replace(/\/+$/, ''),
    ai: {
      isConfigured: Boolean(values.AI_API_KEY ?? values.AI_BASE_URL) || values.AI_FAKE,
      isFake: values.AI_FAKE,
      apiKey: values.AI_API_KEY,
      baseUrl: values.AI_BASE_URL?.replace(/\/+$/, '') ?? 'https://api.openai.com/v1',
      model: values.AI_MODEL,
      tokensPerPersonDay: values.AI_TOKENS_PER_PERSON_DAY,
      tokensPerDay: values.AI_TOKENS_PER_DAY,
    },
    mail: { smtpUrl: values.SMTP_URL, from: values.MAIL_FROM, bounce: values.MAIL_BOUNCE },
    isPushOn: values.PUSH,
    site: {
      supportEmail: values.SUPPORT_EMAIL ?? '',
      social: { linkedin: values.SOCIAL_LINKEDIN, instagram: values.SOCIAL_INSTAGRAM },
      team: values.TEAM_JSON,
    },
    planPrices: {
      pathfinder: pricesOf(values.PLAN_PRICES.pathfinder),
      accelerator: pricesOf(values.PLAN_PRICES.accelerator),
    },
    /** undefined: plans are not sold. */
    billing:
      values.BILLING === 'stripe'
        ? {
            secretKey: needed('STRIPE_SECRET_KEY', values.STRIPE_SECRET_KEY),
            webhookSecret: needed('STRIPE_WEBHOOK_SECRET', values.STRIPE_WEBHOOK_SECRET),
            priceIds: priceIdsOf(values),
            isTaxed: values.STRIPE_TAX,
            deletesCustomers: values.STRIPE_DELETE_CUSTOMERS,
            apiBase: values.STRIPE_API_BASE,
          }
        : undefined,
    jobLinks: values.JOB_LINKS,
    /** Asked for openings; null: nothing is. */
    jobFeeds:
      values.JOBS_FEEDS === 'off'
        ? null
        : [...(feedsNamed(values.JOBS_FEEDS) ?? []), ...keyedFeeds(feedKeysIn(values))],
    jobFeedsBase: values.JOBS_FEEDS_BASE,
    tracesEndpoint: values.OTEL_EXPORTER_OTLP_ENDPOINT,
    metricsToken: values.METRICS_TOKEN,
    logLevel: values.LOG_LEVEL,
    drainMs: values.DRAIN_MS,
    isRateLimited: values.RATE_LIMIT,
    trustProxy: values.TRUST_PROXY,
  }
}

/** A source behind a key is asked as soon as all that it wants is there. */
function feedKeysIn(values: Partial<Record<string, unknown>>): FeedKeys {
  const text = (name: string) => (typeof values[name] === 'string' ? values[name] : '')
  const [email, key, appId, appKey] = ['USAJOBS_EMAIL', 'USAJOBS_KEY', 'ADZUNA_APP_ID', 'ADZUNA_APP_KEY'].map(text)
  return {
    usajobs: email && key ? { email, key } : undefined,
    adzuna: appId && appKey ? { appId, appKey, country: text('ADZUNA_COUNTRY') } : undefined,
  }
}

function pricesOf({ monthlyPriceCents, yearlyPriceCents }: PlanPrices): PlanPrices {
  return { monthlyPriceCents, yearlyPriceCents }
}

function needed(name: string, value: string | undefined): string {
  if (value === undefined) throw new ConfigError(`${name}: needed when BILLING is stripe`)
  return value
}

function priceIdsOf(values: z.output<typeof variables>) {
  const ids = {
    pathfinder_month: values.STRIPE_PRICE_PATHFINDER_MONTH,
    pathfinder_year: values.STRIPE_PRICE_PATHFINDER_YEAR,
    accelerator_month: values.STRIPE_PRICE_ACCELERATOR_MONTH,
    accelerator_year: values.STRIPE_PRICE_ACCELERATOR_YEAR,
  }
  return Object.fromEntries(Object.entries(ids).filter(([, id]) => id !== undefined)) as Partial<
    Record<keyof typeof ids, string>
  >
}
