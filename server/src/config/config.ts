import path from 'node:path'
import { fileURLToPath } from 'node:url'
import type { RuntimeConfig } from '@dukani/contracts'
import * as z from 'zod/mini'
import { StartError } from '../startError.ts'
import { cdnConfig, cdnVariables, type CdnConfig } from './cdn.ts'
import type { RateLimits } from './rateLimits.ts'
import { storedSecret } from './storedSecret.ts'
import { courierVariables } from './couriers.ts'
import { databaseConfig, databaseVariables, type DatabaseConfig } from './databases.ts'
import { geocoderConfig, mapStorefront, mapVariables, type GeocoderConfig } from './maps.ts'
import { mailConfig, mailVariables, type MailConfig } from './mail.ts'
import { mediaVariables, objectStorageConfig, type ObjectStorageConfig } from './media.ts'
import { metricsConfig, metricsVariables, type MetricsConfig } from './metrics.ts'
import { sellerConfig, sellerVariables, type SellerConfig } from './seller.ts'
import { DEMO_BANK, paymentsConfig, paymentVariables, type PaymentsConfig } from './payments.ts'
import { socialConfig, socialVariables, type SocialConfig } from './social.ts'
import { tracingConfig, tracingVariables, type TracingConfig } from './tracing.ts'
import * as variable from './variables.ts'

/**
 * `demo`: without DATABASE_URL; an embedded database, the demo's products, local stand-ins.
 * `shop`: with DATABASE_URL; never any of these. Nothing else decides the mode.
 */
export type Mode = 'demo' | 'shop'

/** Limits of attempts, counted across all processes; 0 means no limit. */
export interface AttemptLimits {
  /** logins to one account from one address, in `loginWindow` */
  loginPair: number
  /** logins from one address, in `loginWindow` */
  loginAddress: number
  /** logins to one account from anywhere, in `loginWindow`; beyond it they are slowed down */
  loginEmail: number
  /** in seconds */
  loginWindow: number
  /** registrations from one address in an hour */
  register: number
  /** access tokens renewed from one address in a minute */
  refresh: number
  /** password resets asked for, or confirmed, from one address in an hour */
  resetAddress: number
  /** mails about one account in an hour; further reset requests are slowed down */
  resetEmail: number
  /** wrong old passwords of one account, in `loginWindow` */
  passwordChange: number
  /** wrong codes of a second factor of one account, in `loginWindow` */
  secondFactor: number
}

/** The settings of accounts and logins. */
export interface AccountsConfig {
  /** how long (s) an access token is valid */
  accessTokenSeconds: number
  /** whether registration reveals that an e-mail already has an account */
  tellsTakenEmail: boolean
  limits: AttemptLimits
}

/** The configuration, read once from the environment; docs/configuration.md lists the variables. */
export interface Config extends DatabaseConfig {
  mode: Mode
  port: number
  host: string
  /** the folder of the embedded database and of other data that must outlast a restart */
  dataDir: string
  mediaDir: string
  /** where pictures are stored that can't be made again; null: in `mediaDir` */
  objectStorage: ObjectStorageConfig | null
  /** whether the demo's pictures are made in the background after the start; never in a shop */
  picturesAhead: boolean
  /** the key of signatures; at least 32 characters */
  secret: string
  /** the storefront's own origin; undefined: that of the request */
  publicUrl: string | undefined
  trustProxy: false | number | string[]
  /** origins of storefronts that are served elsewhere */
  corsOrigins: string[]
  /** the runtime configuration of the served storefront */
  storefront: Omit<
    RuntimeConfig,
    'mediaWidths' | 'idempotencyKeys' | 'arrangement' | 'promotionCodes' | 'settings'
  >
  /** whether browsers keep the offline page of the served storefront */
  offlinePage: boolean
  /** the cache in front of the shop that it purges when products change; null: none */
  cdn: CdnConfig | null
  /** the geocoder; null: the built-in sketch of Georgia answers */
  geocoder: GeocoderConfig | null
  rateLimits: RateLimits
  /** where all processes count them together; undefined: each counts for itself */
  redisUrl: string | undefined
  accounts: AccountsConfig
  social: SocialConfig
  /** the key that couriers' devices sign their positions with; null: none are accepted */
  courierKey: string | null
  /** the seller on invoices */
  seller: SellerConfig
  payments: PaymentsConfig
  mail: MailConfig
  /** how long a proxy is given to notice that this process shuts down */
  drainSeconds: number
  metrics: MetricsConfig
  tracing: TracingConfig
  logLevel: (typeof LOG_LEVELS)[number]
}

/** The folder of the whole project, whatever the working directory is. */
export const projectDir = path.resolve(fileURLToPath(import.meta.url), '../../../..')

const SECRET_ERROR = 'must be at least 32 random characters, for example from: openssl rand -hex 32'

const LOG_LEVELS = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const

const environmentSchema = z.object({
  ...databaseVariables,
  PORT: variable.wholeNumber(3000, 0, 65_535),
  HOST: variable.text('localhost'),
  DATA_DIR: variable.text(path.join(projectDir, '.data')),
  MEDIA_DIR: z.optional(z.string()),
  ...mediaVariables,
  PICTURES_AHEAD: variable.yesOrNo('true'),
  SECRET: z.optional(z.string().check(z.minLength(32, SECRET_ERROR))),
  PUBLIC_URL: variable.optionalOrigin(),
  TRUST_PROXY: variable.trustProxy(),
  CORS_ORIGINS: variable.origins(),
  STOREFRONT_API_BASE: variable.text(''),
  STOREFRONT_MEDIA_BASE: variable.text(''),
  OFFLINE_PAGE: variable.yesOrNo('true'),
  ...cdnVariables,
  REDIS_URL: variable.optionalRedisUrl(),
  RATE_LIMIT_READ: variable.wholeNumber(3000, 0, 1_000_000),
  RATE_LIMIT_WRITE: variable.wholeNumber(600, 0, 1_000_000),
  RATE_LIMIT_SEARCH: variable.wholeNumber(600, 0, 1_000_000),
  RATE_LIMIT_PLACES: variable.wholeNumber(300, 0, 1_000_000),
  RATE_LIMIT_INVOICES: variable.wholeNumber(60, 0, 1_000_000),
  RATE_LIMIT_PAGES: variable.wholeNumber(120, 0, 1_000_000),
  ACCESS_TOKEN_SECONDS: variable.wholeNumber(600, 1, 86_400),
  REGISTRATION_TELLS_TAKEN_EMAIL: variable.yesOrNo(),
  LOGIN_LIMIT_PAIR: variable.wholeNumber(5, 0, 1_000_000),
  LOGIN_LIMIT_ADDRESS: variable.wholeNumber(50, 0, 1_000_000),
  LOGIN_LIMIT_EMAIL: variable.wholeNumber(20, 0, 1_000_000),
  LOGIN_WINDOW: variable.wholeNumber(900, 1, 86_400),
  REGISTER_LIMIT: variable.wholeNumber(20, 0, 1_000_000),
  REFRESH_LIMIT: variable.wholeNumber(300, 0, 1_000_000),
  RESET_LIMIT_ADDRESS: variable.wholeNumber(50, 0, 1_000_000),
  RESET_LIMIT_EMAIL: variable.wholeNumber(5, 0, 1_000_000),
  PASSWORD_CHANGE_LIMIT: variable.wholeNumber(5, 0, 1_000_000),
  SECOND_FACTOR_LIMIT: variable.wholeNumber(5, 0, 1_000_000),
  ...mailVariables,
  ...socialVariables,
  ...mapVariables,
  ...sellerVariables,
  ...courierVariables,
  ...paymentVariables,
  ...metricsVariables,
  ...tracingVariables,
  DRAIN_SECONDS: variable.optionalWholeNumber(0, 300),
  LOG_LEVEL: z.optional(z.enum(LOG_LEVELS, { error: `must be one of ${LOG_LEVELS.join(', ')}` })),
})

/**
 * Reads the configuration. An empty variable counts as not set. In demo mode without a SECRET, one is generated and
 * stored in the data folder.
 * @throws StartError naming the variable that is wrong
 */
export function readConfig(env: NodeJS.ProcessEnv): Config {
  const set = Object.fromEntries(
    Object.entries(env).filter(([, value]) => value !== undefined && value !== ''),
  )
  const parsed = environmentSchema.safeParse(set)
  if (!parsed.success) {
    const [issue] = parsed.error.issues
    throw new StartError(`${issue?.path.join('.')} ${issue?.message}.`)
  }
  const values = parsed.data
  const mode: Mode = values.DATABASE_URL === undefined ? 'demo' : 'shop'
  if (mode === 'shop' && values.SECRET === undefined) {
    throw new StartError(`DATABASE_URL requires SECRET: it ${SECRET_ERROR}.`)
  }
  const social = socialConfig(values)
  if (mode === 'shop' && values.PUBLIC_URL === undefined && (social.google ?? social.facebook) !== null) {
    throw new StartError('GOOGLE_CLIENT_ID and FACEBOOK_CLIENT_ID require PUBLIC_URL.')
  }
  const payments = paymentsConfig(values)
  if (mode === 'shop' && values.PUBLIC_URL === undefined && payments.flitt !== null) {
    throw new StartError('FLITT_MERCHANT_ID requires PUBLIC_URL: Flitt sends its callbacks there.')
  }
  const dataDir = path.resolve(values.DATA_DIR)
  return {
    mode,
    port: values.PORT,
    host: values.HOST,
    ...databaseConfig(values),
    dataDir,
    mediaDir: path.resolve(values.MEDIA_DIR ?? path.join(dataDir, 'media')),
    objectStorage: objectStorageConfig(values),
    picturesAhead: mode === 'demo' && values.PICTURES_AHEAD,
    secret: values.SECRET ?? storedSecret(dataDir),
    publicUrl: values.PUBLIC_URL,
    trustProxy: values.TRUST_PROXY,
    corsOrigins: values.CORS_ORIGINS,
    storefront: {
      apiBase: values.STOREFRONT_API_BASE,
      mediaBase: values.STOREFRONT_MEDIA_BASE,
      ...mapStorefront(values),
    },
    offlinePage: values.OFFLINE_PAGE,
    cdn: cdnConfig(values),
    geocoder: geocoderConfig(values),
    rateLimits: {
      read: values.RATE_LIMIT_READ,
      write: values.RATE_LIMIT_WRITE,
      search: values.RATE_LIMIT_SEARCH,
      places: values.RATE_LIMIT_PLACES,
      invoices: values.RATE_LIMIT_INVOICES,
      pages: values.RATE_LIMIT_PAGES,
    },
    redisUrl: values.REDIS_URL,
    accounts: {
      accessTokenSeconds: values.ACCESS_TOKEN_SECONDS,
      tellsTakenEmail: values.REGISTRATION_TELLS_TAKEN_EMAIL,
      limits: {
        loginPair: values.LOGIN_LIMIT_PAIR,
        loginAddress: values.LOGIN_LIMIT_ADDRESS,
        loginEmail: values.LOGIN_LIMIT_EMAIL,
        loginWindow: values.LOGIN_WINDOW,
        register: values.REGISTER_LIMIT,
        refresh: values.REFRESH_LIMIT,
        resetAddress: values.RESET_LIMIT_ADDRESS,
        resetEmail: values.RESET_LIMIT_EMAIL,
        passwordChange: values.PASSWORD_CHANGE_LIMIT,
        secondFactor: values.SECOND_FACTOR_LIMIT,
      },
    },
    mail: mailConfig(values),
    social,
    seller: sellerConfig(values),
    courierKey: values.COURIER_KEY ?? null,
    payments: mode === 'demo' ? { ...payments, bank: payments.bank ?? DEMO_BANK } : payments,
    // The demo has no proxy in front.
    drainSeconds: values.DRAIN_SECONDS ?? (mode === 'demo' ? 0 : 5),
    metrics: metricsConfig(values),
    tracing: tracingConfig(values),
    // The demo prints only its address; a shop logs its requests.
    logLevel: values.LOG_LEVEL ?? (mode === 'demo' ? 'warn' : 'info'),
  }
}
