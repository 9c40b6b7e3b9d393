import type { FastifyBaseLogger } from 'fastify'
import {
  addBackOfficeModules,
  createBackOfficeServices,
  type BackOfficeServices,
} from './backOfficeModules.ts'
import type { Config } from './config/config.ts'
import type { OpenDatabase } from './db/database.ts'
import type { OpenedFlitt } from './gateways/flitt/openFlitt.ts'
import type { MediaStore } from './gateways/media/mediaStore.ts'
import { createNominatim } from './gateways/geocoder/nominatim.ts'
import type { Geocoder } from './gateways/geocoder/geocoder.ts'
import { createSocialProviders } from './gateways/social/socialProviders.ts'
import type { TileRenderer } from './gateways/tiles.ts'
import { addAddressRoutes } from './modules/addresses/routes.ts'
import { createAddressService, type AddressService } from './modules/addresses/service.ts'
import { addAccountRoutes } from './modules/accounts/routes.ts'
import type { Mailer } from './modules/accounts/mails.ts'
import type { Argon2 } from './modules/accounts/passwordHash.ts'
import { addPasswordRoutes } from './modules/accounts/passwordRoutes.ts'
import { createAccountsService, type AccountsService } from './modules/accounts/service.ts'
import { addCartRoutes } from './modules/cart/routes.ts'
import { createCartService, type CartService } from './modules/cart/service.ts'
import { addCatalogueRoutes } from './modules/catalogue/routes.ts'
import { createCatalogueService, type CatalogueService } from './modules/catalogue/service.ts'
import { addChoiceRoutes } from './modules/choices/routes.ts'
import { createChoiceService, type ChoiceService } from './modules/choices/service.ts'
import { addCourierRoutes } from './modules/courier/routes.ts'
import { createCourierService, type CourierService } from './modules/courier/service.ts'
import { addGeocodingRoutes } from './modules/geocoding/routes.ts'
import { createGeocodingService, type GeocodingService } from './modules/geocoding/service.ts'
import { addInvoiceRoutes } from './modules/invoice/routes.ts'
import { createInvoiceService, type InvoiceService } from './modules/invoice/service.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { addOrderChangeRoutes } from './modules/orders/changeRoutes.ts'
import { addOrderRoutes } from './modules/orders/routes.ts'
import { createOrderService, type OrderService } from './modules/orders/service.ts'
import { addPaymentRoutes } from './modules/payments/routes.ts'
import { createPaymentService, type PaymentService } from './modules/payments/service.ts'
import { addPromotionCodeRoutes } from './modules/promotionCodes/routes.ts'
import { createPromotionCodeService, type PromotionCodeService } from './modules/promotionCodes/service.ts'
import { addProfileRoutes } from './modules/profile/routes.ts'
import { createProfileService, type ProfileService } from './modules/profile/service.ts'
import { createReturnPictures, type ReturnPictures } from './modules/returns/pictures.ts'
import { addReturnRoutes } from './modules/returns/routes.ts'
import { createReturnService, type ReturnService } from './modules/returns/service.ts'
import { createSearchMisses, type SearchMisses } from './modules/search/misses.ts'
import { addReviewRoutes } from './modules/reviews/routes.ts'
import { createReviewService, type ReviewService } from './modules/reviews/service.ts'
import { createCurrentSettings, type CurrentSettings } from './modules/settings/currentSettings.ts'
import type { SettingDefaults } from './modules/settings/defaults.ts'
import { addSocialRoutes } from './modules/social/routes.ts'
import { createSocialService, type SocialService } from './modules/social/service.ts'
import { addTileRoutes } from './modules/tiles/routes.ts'
import { addWishlistRoutes } from './modules/wishlist/routes.ts'
import { createWishlistService, type WishlistService } from './modules/wishlist/service.ts'
import type { App } from './plugins/app.ts'
import { createUploads } from './plugins/uploads.ts'
import { createSketch } from './sketch/sketch.ts'

/** The services, without HTTP. The routes and the first render use the same ones. */
export interface Services extends BackOfficeServices {
  catalogue: CatalogueService
  cart: CartService
  accounts: AccountsService
  profile: ProfileService
  social: SocialService
  addresses: AddressService
  geocoding: GeocodingService
  orders: OrderService
  invoices: InvoiceService
  courier: CourierService
  payments: PaymentService
  wishlist: WishlistService
  choices: ChoiceService
  returns: ReturnService
  returnPictures: ReturnPictures
  reviews: ReviewService
  tiles: TileRenderer
  promotionCodes: PromotionCodeService
  searchMisses: SearchMisses
  settings: CurrentSettings
}

/**
 * Creates the services on a database: one set per process.
 * @param replica where the catalogue, its search and the reviews are read; a customer's own data is read from `db`
 */
export function createServices(
  { db, replica }: Pick<OpenDatabase, 'db' | 'replica'>,
  config: Config,
  ofAccounts: Mailer & { argon2?: Argon2 | undefined },
  gateway: OpenedFlitt,
  logger: FastifyBaseLogger,
  listsFreshMs: number,
  { store, settingDefaults }: { store: MediaStore; settingDefaults: SettingDefaults },
): Services {
  const settings = createCurrentSettings(db, settingDefaults)
  const searchMisses = createSearchMisses(db)
  const catalogue = createCatalogueService(replica, listsFreshMs, searchMisses.add)
  const sketch = createSketch()
  const accounts = createAccountsService(db, config, ofAccounts)
  const profile = createProfileService(db, store)
  const returnPictures = createReturnPictures(db, store)
  const payments = createPaymentService(db, {
    bank: settings.bank,
    flitt: gateway.flitt,
    callbackUrl: gateway.callbackUrl,
    log: logger,
  })
  return {
    catalogue,
    cart: createCartService(db, createCatalogueService(db, listsFreshMs)),
    accounts,
    social: createSocialService(db, createSocialProviders(config.social), { sessions: accounts, config }),
    profile,
    addresses: createAddressService(db),
    geocoding: openGeocoding(config, sketch.geocoder, logger),
    invoices: createInvoiceService(db, settings.seller),
    courier: createCourierService(db, config.mode === 'demo' ? sketch.courier : null),
    orders: createOrderService(db, payments),
    payments,
    wishlist: createWishlistService(db),
    choices: createChoiceService(db),
    returns: createReturnService(db),
    returnPictures,
    reviews: createReviewService(db, replica),
    tiles: sketch.tiles,
    promotionCodes: createPromotionCodeService(db),
    searchMisses,
    settings,
    ...createBackOfficeServices(
      { db, replica },
      {
        ...{
          store,
          removeProfilePicture: profile.removePicture,
          removeReturnPictures: returnPictures.remove,
        },
        ...{ settings, settingDefaults, publicUrl: config.publicUrl, log: logger, secret: config.secret },
        ...{ attempts: accounts.attempts, isPassword: accounts.isPassword },
      },
    ),
  }
}

function openGeocoding(
  { geocoder, publicUrl }: Config,
  gazetteer: Geocoder,
  logger: FastifyBaseLogger,
): GeocodingService {
  const userAgent = `Dukani (${publicUrl ?? 'a shop without a public address'})`
  return createGeocodingService({
    geocoder: geocoder && { ask: createNominatim({ ...geocoder, userAgent }), suggests: geocoder.suggests },
    gazetteer,
    onAway: ({ message }) => {
      logger.warn({ reason: message }, 'the geocoder doesn’t answer, the sketch of Georgia does')
    },
  })
}

/** Adds the routes of all modules. */
export async function addModules(
  app: App,
  services: Services,
  config: Config,
  listsFreshMs: number,
  store: MediaStore,
): Promise<void> {
  // One, since it limits the memory of the process.
  const uploads = createUploads()
  await addBackOfficeModules(app, services, uploads)
  addPromotionCodeRoutes(app, { promotionCodes: services.promotionCodes })
  addCatalogueRoutes(app, { catalogue: services.catalogue, publicUrl: config.publicUrl, listsFreshMs })
  addCartRoutes(app, { cart: services.cart })
  addAccountRoutes(app, { accounts: services.accounts, config })
  addPasswordRoutes(app, { accounts: services.accounts, config })
  await addProfileRoutes(app, { profile: services.profile, uploads })
  addSocialRoutes(app, { social: services.social, config })
  addGeocodingRoutes(app, { geocoding: services.geocoding })
  addAddressRoutes(app, { addresses: services.addresses, publicUrl: config.publicUrl })
  addInvoiceRoutes(app, { invoices: services.invoices })
  await addCourierRoutes(app, { courier: services.courier, courierKey: config.courierKey })
  const { orders, payments } = services
  addOrderRoutes(app, { orders, payments, publicUrl: config.publicUrl })
  addOrderChangeRoutes(app, { orders })
  await addReturnRoutes(app, {
    returns: services.returns,
    pictures: services.returnPictures,
    orders,
    uploads,
  })
  await addPaymentRoutes(app, { payments, publicUrl: config.publicUrl })
  addWishlistRoutes(app, { wishlist: services.wishlist, publicUrl: config.publicUrl })
  addReviewRoutes(app, { reviews: services.reviews, publicUrl: config.publicUrl })
  addChoiceRoutes(app, { choices: services.choices })
  addTileRoutes(app, { tiles: services.tiles })
  await app.register(mediaRoutes, {
    mediaDir: config.mediaDir,
    store,
    demo: config.mode === 'demo',
    ahead: config.picturesAhead,
  })
}
