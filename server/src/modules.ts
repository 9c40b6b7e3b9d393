import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { createSocialProviders } from './gateways/social/socialProviders.ts'
import { addAddressRoutes } from './modules/addresses/routes.ts'
import { createAddressService, type AddressService } from './modules/addresses/service.ts'
import { addAccountRoutes } from './modules/accounts/routes.ts'
import type { Correspondence } from './modules/accounts/mails.ts'
import { addPasswordRoutes } from './modules/accounts/passwordRoutes.ts'
import { createAccountsService, type AccountsService } from './modules/accounts/service.ts'
import { addCartRoutes } from './modules/cart/routes.ts'
import { createCartService, type CartService } from './modules/cart/service.ts'
import { addCatalogueRoutes } from './modules/catalogue/routes.ts'
import { createCatalogueService, type CatalogueService } from './modules/catalogue/service.ts'
import { addChoiceRoutes } from './modules/choices/routes.ts'
import { createChoiceService, type ChoiceService } from './modules/choices/service.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import { addOrderRoutes } from './modules/orders/routes.ts'
import { createOrderService, type OrderService } from './modules/orders/service.ts'
import { addProfileRoutes } from './modules/profile/routes.ts'
import { createProfileService, type ProfileService } from './modules/profile/service.ts'
import { addReviewRoutes } from './modules/reviews/routes.ts'
import { createReviewService, type ReviewService } from './modules/reviews/service.ts'
import { addSocialRoutes } from './modules/social/routes.ts'
import { createSocialService, type SocialService } from './modules/social/service.ts'
import { addWishlistRoutes } from './modules/wishlist/routes.ts'
import { createWishlistService, type WishlistService } from './modules/wishlist/service.ts'
import type { App } from './plugins/app.ts'

/** What the shop can do, apart from HTTP: the calls and the first render stand on the same ones. */
export interface Services {
  catalogue: CatalogueService
  cart: CartService
  accounts: AccountsService
  profile: ProfileService
  social: SocialService
  addresses: AddressService
  orders: OrderService
  wishlist: WishlistService
  choices: ChoiceService
  reviews: ReviewService
}

/** The services on a database, one of each for a process. */
export function createServices(db: Database, config: Config, correspondence: Correspondence): Services {
  const catalogue = createCatalogueService(db)
  const accounts = createAccountsService(db, config, correspondence)
  return {
    catalogue,
    cart: createCartService(db, catalogue),
    accounts,
    social: createSocialService(db, createSocialProviders(config.social), { sessions: accounts, config }),
    profile: createProfileService(db, config),
    addresses: createAddressService(db),
    orders: createOrderService(db),
    wishlist: createWishlistService(db),
    choices: createChoiceService(db),
    reviews: createReviewService(db),
  }
}

/** The calls of the shop's modules. */
export async function addModules(app: App, services: Services, config: Config): Promise<void> {
  addCatalogueRoutes(app, { catalogue: services.catalogue, publicUrl: config.publicUrl })
  addCartRoutes(app, { cart: services.cart })
  addAccountRoutes(app, { accounts: services.accounts, config })
  addPasswordRoutes(app, { accounts: services.accounts, config })
  await addProfileRoutes(app, { profile: services.profile })
  addSocialRoutes(app, { social: services.social, config })
  addAddressRoutes(app, { addresses: services.addresses, publicUrl: config.publicUrl })
  addOrderRoutes(app, { orders: services.orders, publicUrl: config.publicUrl })
  addWishlistRoutes(app, { wishlist: services.wishlist, publicUrl: config.publicUrl })
  addReviewRoutes(app, { reviews: services.reviews, publicUrl: config.publicUrl })
  addChoiceRoutes(app, { choices: services.choices })
  await app.register(mediaRoutes, { mediaDir: config.mediaDir, demo: config.mode === 'demo' })
}
