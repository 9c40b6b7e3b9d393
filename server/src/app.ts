import path from 'node:path'
import fastifyCookie from '@fastify/cookie'
import fastify, { LogController, type FastifyBaseLogger } from 'fastify'
import { serializerCompiler, validatorCompiler, type ZodTypeProvider } from 'fastify-type-provider-zod'
import { FRESH_BEHIND_CDN_MS, LISTS_FRESH_MS, MAX_BODY_BYTES } from './config/limits.ts'
import { projectDir, type Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { createCdn } from './gateways/cdn/cdn.ts'
import { openFlitt } from './gateways/flitt/openFlitt.ts'
import type { Mail } from './gateways/mail/mail.ts'
import { openMediaStore } from './gateways/media/openMediaStore.ts'
import { openMail } from './gateways/mail/openMail.ts'
import { createMailQueue } from './gateways/mail/mailQueue.ts'
import { openRedis } from './gateways/redis.ts'
import { newId } from './ids.ts'
import { listeningOrigin } from './listen.ts'
import { addModules, createServices } from './modules.ts'
import type { Argon2 } from './modules/accounts/passwordHash.ts'
import { screenDataOf } from './modules/catalogue/service.ts'
import { createOrderMailSender, startOrderMails } from './modules/orderMails/sender.ts'
import { addOutboxRoutes } from './modules/outbox/routes.ts'
import { MEDIA_WIDTHS } from './modules/media/widths.ts'
import { addMetrics } from './modules/metrics/addMetrics.ts'
import { addSearchEngineRoutes } from './modules/searchEngines/routes.ts'
import { settingDefaults } from './modules/settings/defaults.ts'
import { createSiteMapService } from './modules/searchEngines/service.ts'
import { addTestPaymentRoutes } from './modules/testPayments/routes.ts'
import { addTracing } from './modules/tracing/addTracing.ts'
import { notFound } from './plugins/apiError.ts'
import type { App } from './plugins/app.ts'
import { addBodies } from './plugins/bodies.ts'
import { answerBrokenRequest } from './plugins/brokenRequest.ts'
import { addCrossOrigin } from './plugins/crossOrigin.ts'
import { addCsrf } from './plugins/csrf.ts'
import { addCustomer, type Authenticate } from './plugins/customer.ts'
import { addDraining } from './plugins/draining.ts'
import { addErrors, sendError } from './plugins/errors.ts'
import { addGuestSession } from './plugins/guestSession.ts'
import { addHealth } from './plugins/health.ts'
import { addStorableBodies } from './plugins/storableBody.ts'
import { addLanguage } from './plugins/language.ts'
import { addRequestLog, createLogger } from './plugins/logger.ts'
import { addOpenApi } from './plugins/openApi.ts'
import { addRateLimits } from './plugins/rateLimits.ts'
import { addReadableAddress } from './plugins/readableAddress.ts'
import { addIdParameters } from './plugins/idParameters.ts'
import { addRepeatedParameters } from './plugins/repeatedParameters.ts'
import { addSecurityHeaders, setSecurityHeaders } from './plugins/securityHeaders.ts'
import { addUnknownApiRoutes } from './plugins/unknownApiRoutes.ts'
import {
  addBodyTimeout,
  REQUEST_TIMEOUTS,
  serverTimeouts,
  type RequestTimeouts,
} from './plugins/requestTimeouts.ts'
import { backOfficePlugin } from './plugins/storefront/backOfficePage.ts'
import { loadBackOfficeBuild, loadStorefrontBuild } from './plugins/storefront/build.ts'
import { storefrontPlugin } from './plugins/storefront/storefront.ts'
import { startSweepers } from './sweepers.ts'

/** The dependencies of the server. Tests replace some of them. */
export interface AppDependencies {
  config: Config
  db: Database
  /** where the catalogue and the reviews are read; `db` when it isn't given */
  replica?: Database
  logger?: FastifyBaseLogger
  /** replaces the lookup of the customer that a bearer token belongs to */
  authenticate?: Authenticate
  /** replaces the configured transport of mails */
  mail?: Mail
  /** replaces argon2, which is slow on purpose */
  argon2?: Argon2
  /** replaces how long (ms) lists of products and their counts are cached */
  listsFreshMs?: number
  /** replaces the timeouts of incoming requests */
  requestTimeouts?: RequestTimeouts
  /** replaces the time (ms) that an idle connection stays open during shutdown */
  lingerMs?: number
  /** the folder of the built storefront; null serves the API alone */
  distDir?: string | null
}

/** Builds the server without listening: main.ts listens, and tests inject requests. */
export async function buildApp(dependencies: AppDependencies) {
  const { config, db, replica = db, logger = createLogger(config) } = dependencies
  const { distDir = path.join(projectDir, 'dist'), requestTimeouts = REQUEST_TIMEOUTS } = dependencies
  const cdn = config.cdn === null ? null : createCdn(config.cdn)
  const { listsFreshMs = cdn === null ? LISTS_FRESH_MS : FRESH_BEHIND_CDN_MS } = dependencies
  const headers = { crossSite: config.corsOrigins.length > 0, publicUrl: config.publicUrl }
  const app: App = fastify({
    loggerInstance: logger,
    // The logger plugin writes one line per request, when it is answered.
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedProxies(config.trustProxy),
    bodyLimit: MAX_BODY_BYTES,
    genReqId: () => newId(),
    // Requests that arrive during the shutdown are still answered by their routes.
    return503OnClosing: false,
    routerOptions: { ignoreTrailingSlash: true },
    clientErrorHandler: answerBrokenRequest,
    requestTimeout: requestTimeouts.requestMs,
    http: serverTimeouts(requestTimeouts),
    // Fastify calls no hooks for these requests.
    frameworkErrors: (error, request, reply) => {
      giveLanguage(request)
      setSecurityHeaders(request, reply, headers)
      void sendError(error.code === 'FST_ERR_MAX_PARAM_LENGTH' ? notFound() : error, request, reply)
    },
  }).withTypeProvider<ZodTypeProvider>()
  app.setValidatorCompiler(validatorCompiler)
  app.setSerializerCompiler(serializerCompiler)

  // Before all other hooks, so that a request's span begins with it, and after them at the end.
  if (config.tracing !== null) await addTracing(app, config.tracing, config.trustProxy !== false)
  const draining = addDraining(app, { drainSeconds: config.drainSeconds, lingerMs: dependencies.lingerMs })
  addErrors(app)
  addSecurityHeaders(app, headers)
  addRequestLog(app)
  addBodies(app)
  addBodyTimeout(app, requestTimeouts)
  addStorableBodies(app)
  await app.register(fastifyCookie)
  const { giveLanguage, texts } = await addLanguage(app)
  addReadableAddress(app)
  await addCrossOrigin(app, config.corsOrigins)
  const redis = config.redisUrl === undefined ? null : await openRedis(config.redisUrl, logger)
  app.addHook('onClose', () => redis?.disconnect())
  await addRateLimits(app, config.rateLimits, redis)
  addRepeatedParameters(app)
  addIdParameters(app)
  await addOpenApi(app)
  const { mail, outbox } = openMail(config, logger)
  const carrier = dependencies.mail ?? mail
  const mailQueue = createMailQueue(carrier, logger)
  let endBackground = async () => {}
  app.addHook('onClose', async () => {
    await endBackground()
    await mailQueue.empty()
  })
  const ownOrigin = () => config.publicUrl ?? (config.mode === 'demo' ? listeningOrigin(app, config) : null)
  const store = await openMediaStore(config)
  const gateway = openFlitt(config, () => listeningOrigin(app, config))
  const ofAccounts = { post: mailQueue.post, ownOrigin, argon2: dependencies.argon2 }
  const services = createServices({ db, replica }, config, ofAccounts, gateway, logger, listsFreshMs, {
    store,
    settingDefaults: await settingDefaults(config),
  })
  const { settings } = services
  // Without the database the defaults count until it is back.
  await settings
    .refresh()
    .catch((error: unknown) => logger.warn({ err: error }, 'the settings couldn’t be read'))
  const sendOrderMails = createOrderMailSender(db, { mail: carrier, texts, ownOrigin, log: logger })
  addCustomer(app, dependencies.authenticate ?? services.accounts.customerOf)
  addUnknownApiRoutes(app)
  addGuestSession(app, config)
  addCsrf(app, config)
  addHealth(app, db, draining.isDraining)
  if (config.metrics !== null) await addMetrics(app, db, config.metrics)

  await addModules(app, services, config, listsFreshMs, store)
  if (outbox !== null) addOutboxRoutes(app, outbox)
  if (gateway.standIn !== null) await addTestPaymentRoutes(app, gateway.standIn)
  app.addHook('onListen', async () => {
    const endings = [startSweepers(db, services, logger), startOrderMails(sendOrderMails, logger)]
    endBackground = async () => void (await Promise.all(endings.map((end) => end())))
  })
  const build = distDir === null ? null : await loadStorefrontBuild(distDir)
  const backOffice = distDir === null ? null : await loadBackOfficeBuild(distDir)
  if (build !== null) {
    const runtimeConfig = {
      ...config.storefront,
      mediaWidths: [...MEDIA_WIDTHS],
      idempotencyKeys: true,
      arrangement: true,
      promotionCodes: true,
      settings: {},
    }
    if (backOffice !== null) await app.register(backOfficePlugin, { build: backOffice, runtimeConfig })
    await app.register(storefrontPlugin, {
      build,
      data: screenDataOf(services.catalogue),
      runtimeConfig,
      settings: settings.shown,
      texts,
      origin: ownOrigin,
      rendersPerMinute: config.rateLimits.pages,
      offlinePage: config.offlinePage,
      cdn,
    })
    addSearchEngineRoutes(app, { siteMap: createSiteMapService(replica), publicUrl: config.publicUrl })
  }
  return { app, services, sendOrderMails, drain: draining.drain }
}

/** Fastify's `trustProxy`: the number of trusted hops, the trusted addresses, or false. */
function trustedProxies(trusted: Config['trustProxy']) {
  return typeof trusted === 'number' ? (_address: string, hop: number) => hop < trusted : trusted
}
