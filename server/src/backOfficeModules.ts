import type { FastifyBaseLogger } from 'fastify'
import type { OpenDatabase } from './db/database.ts'
import type { MediaStore } from './gateways/media/mediaStore.ts'
import { addCustomerAdminRoutes } from './modules/customers/adminRoutes.ts'
import {
  createCustomerAdminService,
  type CustomerAdminService,
  type CustomerFiles,
} from './modules/customers/adminService.ts'
import type { CurrentSettings } from './modules/settings/currentSettings.ts'
import type { SettingDefaults } from './modules/settings/defaults.ts'
import { createSettingAdminService, type SettingAdminService } from './modules/settings/adminService.ts'
import { addSettingAdminRoutes } from './modules/settings/adminRoutes.ts'
import { addPaperAdminRoutes } from './modules/invoice/adminRoutes.ts'
import { createPaperAdminService, type PaperAdminService } from './modules/invoice/adminService.ts'
import { addMailAdminRoutes } from './modules/orderMails/adminRoutes.ts'
import { createMailAdminService, type MailAdminService } from './modules/orderMails/adminService.ts'
import { addOrderAdminRoutes } from './modules/orders/adminRoutes.ts'
import { createOrderAdminService, type OrderAdminService } from './modules/orders/adminService.ts'
import { addDeliveryRoutes } from './modules/orders/deliveryRoutes.ts'
import { createDeliveryService, type DeliveryService } from './modules/orders/deliveryService.ts'
import { recordTransfer, refundOrder } from './modules/payments/manualPayments.ts'
import { refundable, refundPart } from './modules/payments/partialRefunds.ts'
import { giveMoneyBack } from './modules/payments/refunds.ts'
import { addPromotionCodeAdminRoutes } from './modules/promotionCodes/adminRoutes.ts'
import {
  createPromotionCodeAdminService,
  type PromotionCodeAdminService,
} from './modules/promotionCodes/adminService.ts'
import { addPromotionRoutes } from './modules/promotions/routes.ts'
import { createPromotionService, type PromotionService } from './modules/promotions/service.ts'
import { addCategoryAdminRoutes } from './modules/categoryAdmin/routes.ts'
import { createCategoryAdminService, type CategoryAdminService } from './modules/categoryAdmin/service.ts'
import { addImportRoutes } from './modules/importAdmin/routes.ts'
import { createCatalogueImportService, type CatalogueImportService } from './modules/importAdmin/service.ts'
import { addBulkRoutes } from './modules/productAdmin/bulkRoutes.ts'
import { createBulkService, type BulkService } from './modules/productAdmin/bulkService.ts'
import { addPictureRoutes } from './modules/productAdmin/pictureRoutes.ts'
import { addProductAdminRoutes } from './modules/productAdmin/routes.ts'
import { createProductAdminService, type ProductAdminService } from './modules/productAdmin/service.ts'
import { addReturnAdminRoutes } from './modules/returns/adminRoutes.ts'
import { createReturnAdminService, type ReturnAdminService } from './modules/returns/adminService.ts'
import { addReviewAdminRoutes } from './modules/reviews/adminRoutes.ts'
import { createReviewAdminService, type ReviewAdminService } from './modules/reviews/adminService.ts'
import { addSecondFactorRoutes } from './modules/secondFactor/routes.ts'
import {
  createSecondFactorService,
  type SecondFactorNeeds,
  type SecondFactorService,
} from './modules/secondFactor/service.ts'
import { addStockRoutes } from './modules/stock/routes.ts'
import { createStockService, type StockService } from './modules/stock/service.ts'
import { createEventFeed, type EventFeed } from './modules/staff/eventFeed.ts'
import { addEventRoutes } from './modules/staff/eventRoutes.ts'
import { RIGHTS } from './modules/staff/rights.ts'
import { addStaffRoutes } from './modules/staff/routes.ts'
import { createStaffService, type StaffService } from './modules/staff/service.ts'
import { addTodayRoutes } from './modules/today/routes.ts'
import { createTodayService, type TodayService } from './modules/today/service.ts'
import { guardBackOffice } from './plugins/backOffice.ts'
import type { App } from './plugins/app.ts'
import type { Uploads } from './plugins/uploads.ts'

/** The services of the back office, without HTTP. */
export interface BackOfficeServices {
  papers: PaperAdminService
  returnAdmin: ReturnAdminService
  reviewAdmin: ReviewAdminService
  mailAdmin: MailAdminService
  customerAdmin: CustomerAdminService
  staff: StaffService
  secondFactor: SecondFactorService
  settingAdmin: SettingAdminService
  orderAdmin: OrderAdminService
  productAdmin: ProductAdminService
  stock: StockService
  bulk: BulkService
  imports: CatalogueImportService
  categoryAdmin: CategoryAdminService
  deliveries: DeliveryService
  promotionCodeAdmin: PromotionCodeAdminService
  promotions: PromotionService
  events: EventFeed
  today: TodayService
}

/** What the services of the back office use beside the database. */
interface BackOfficeNeeds extends SecondFactorNeeds, CustomerFiles {
  /** the shop's pictures */
  store: MediaStore
  /** the shop's origin, for the addresses of exported pictures */
  publicUrl: string | undefined
  /** the settings that count, and what counts without the owner's changes */
  settings: CurrentSettings
  settingDefaults: SettingDefaults
  log: FastifyBaseLogger
}

/**
 * Creates the services of the back office on a database.
 * @param replica where sales and products are read for its first page
 */
export function createBackOfficeServices(
  { db, replica }: Pick<OpenDatabase, 'db' | 'replica'>,
  {
    store,
    removeProfilePicture,
    removeReturnPictures,
    settings,
    settingDefaults,
    publicUrl,
    log,
    ...ofSecondFactor
  }: BackOfficeNeeds,
): BackOfficeServices {
  return {
    papers: createPaperAdminService(db, settings.seller),
    returnAdmin: createReturnAdminService(db, { refundPart, refundable }),
    reviewAdmin: createReviewAdminService(db),
    mailAdmin: createMailAdminService(db),
    customerAdmin: createCustomerAdminService(db, { removeProfilePicture, removeReturnPictures }, log),
    staff: createStaffService(db),
    secondFactor: createSecondFactorService(db, ofSecondFactor),
    orderAdmin: createOrderAdminService(db, {
      giveMoneyBack,
      recordTransfer,
      refundOrder,
      refundPart,
      refundable,
    }),
    bulk: createBulkService(db),
    imports: createCatalogueImportService(db, { store, publicUrl, log }),
    categoryAdmin: createCategoryAdminService(db),
    productAdmin: createProductAdminService(db, store),
    stock: createStockService(db),
    deliveries: createDeliveryService(db, giveMoneyBack),
    promotionCodeAdmin: createPromotionCodeAdminService(db),
    promotions: createPromotionService(db),
    settingAdmin: createSettingAdminService(db, { defaults: settingDefaults, current: settings }),
    today: createTodayService(db, replica),
    events: createEventFeed(db, {
      onError: (error) => log.warn({ err: error }, 'the events of the back office couldn’t be read'),
    }),
  }
}

/** Adds the routes of the back office. Those that are added later are guarded, too. */
export async function addBackOfficeModules(
  app: App,
  services: BackOfficeServices,
  uploads: Uploads,
): Promise<void> {
  guardBackOffice(app, RIGHTS, services.staff.accessOf)
  addStaffRoutes(app, { staff: services.staff })
  addSecondFactorRoutes(app, { secondFactor: services.secondFactor })
  addOrderAdminRoutes(app, { orders: services.orderAdmin })
  addPaperAdminRoutes(app, { papers: services.papers })
  addProductAdminRoutes(app, { products: services.productAdmin })
  addStockRoutes(app, { stock: services.stock })
  addBulkRoutes(app, { bulk: services.bulk })
  await addImportRoutes(app, { imports: services.imports, uploads })
  addCategoryAdminRoutes(app, { categories: services.categoryAdmin })
  await addPictureRoutes(app, { products: services.productAdmin, uploads })
  addDeliveryRoutes(app, { deliveries: services.deliveries })
  addPromotionCodeAdminRoutes(app, { promotionCodes: services.promotionCodeAdmin })
  addPromotionRoutes(app, { promotions: services.promotions })
  addReturnAdminRoutes(app, { returns: services.returnAdmin })
  addMailAdminRoutes(app, { mails: services.mailAdmin })
  addReviewAdminRoutes(app, { reviews: services.reviewAdmin })
  addCustomerAdminRoutes(app, { customers: services.customerAdmin })
  addSettingAdminRoutes(app, { settings: services.settingAdmin })
  addTodayRoutes(app, { today: services.today })
  addEventRoutes(app, { feed: services.events })
}
