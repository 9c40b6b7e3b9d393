import type { Config } from './config/config.ts'
import type { Database } from './db/database.ts'
import { addCartRoutes } from './modules/cart/routes.ts'
import { createCartService, type CartService } from './modules/cart/service.ts'
import { addCatalogueRoutes } from './modules/catalogue/routes.ts'
import { createCatalogueService, type CatalogueService } from './modules/catalogue/service.ts'
import { mediaRoutes } from './modules/media/routes.ts'
import type { App } from './plugins/app.ts'

/** What the shop can do, apart from HTTP: the calls and the first render stand on the same ones. */
export interface Services {
  catalogue: CatalogueService
  cart: CartService
}

/** The services on a database, one of each for a process. */
export function createServices(db: Database): Services {
  const catalogue = createCatalogueService(db)
  return { catalogue, cart: createCartService(db, catalogue) }
}

/** The calls of the shop's modules. */
export async function addModules(app: App, services: Services, config: Config): Promise<void> {
  addCatalogueRoutes(app, { catalogue: services.catalogue, publicUrl: config.publicUrl })
  addCartRoutes(app, { cart: services.cart })
  await app.register(mediaRoutes, { mediaDir: config.mediaDir, demo: config.mode === 'demo' })
}
