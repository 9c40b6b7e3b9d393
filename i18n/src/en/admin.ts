import type { AdminCatalogue } from '../translate.ts'
import { adminCategories } from './adminCategories.ts'
import { adminCodes } from './adminCodes.ts'
import { adminImport } from './adminImport.ts'
import { adminPeople } from './adminPeople.ts'
import { adminRefunds } from './adminRefunds.ts'
import { adminPapers } from './adminPapers.ts'
import { adminReturns } from './adminReturns.ts'
import { adminPromotions } from './adminPromotions.ts'
import { adminProducts } from './adminProducts.ts'
import { adminSecurity } from './adminSecurity.ts'
import { adminSettings } from './adminSettings.ts'
import { adminStock } from './adminStock.ts'
import { adminToday } from './adminToday.ts'

/** The texts of the back office. */
export const adminEn: AdminCatalogue = {
  ...adminCategories,
  ...adminCodes,
  ...adminImport,
  ...adminPeople,
  ...adminRefunds,
  ...adminPapers,
  ...adminReturns,
  ...adminProducts,
  ...adminPromotions,
  ...adminSecurity,
  ...adminSettings,
  ...adminStock,
  ...adminToday,

  'admin.title': 'Back office',
  'admin.pages': 'Pages',
  'admin.toShop': 'Shop',
  'admin.logout': 'Log out',
  'admin.row.earlier': '{name}: move earlier',
  'admin.row.later': '{name}: move later',
  'admin.row.up': '{name}: move up',
  'admin.row.down': '{name}: move down',
  'admin.row.remove': '{name}: remove',
  'admin.refresh': 'Refresh',
  'admin.failed': 'This could not be loaded. Try again in a moment.',
  'admin.changeFailed': 'This could not be saved. Try again in a moment.',
  'admin.notFound': 'There is no such page',
  'admin.loaded': '{count} shown',
  'admin.saved': 'Saved',
  'admin.no': 'No',
  'admin.unknown': 'Unknown',

  'admin.login': 'Log in',
  'admin.email': 'Email',
  'admin.password': 'Password',
  'admin.loginFailed': 'You could not be logged in. Try again in a moment.',
  'admin.noRight': 'This account can’t use the back office',
  'admin.noRightText': 'Ask an owner for access, or log in with another account.',

  'admin.role.owner': 'Owner',
  'admin.role.manager': 'Manager',
  'admin.role.courier': 'Courier',

  'admin.orders': 'Orders',
  'admin.orders.search': 'Number, email or phone',
  'admin.orders.status': 'Status',
  'admin.orders.payment': 'Payment',
  'admin.orders.none': 'There are no orders',
  'admin.orders.noneFound': 'No order matches',

  'admin.order.courier': 'Courier',
  'admin.order.noCourier': 'No courier',
  'admin.order.route': 'Address on a map',
  'admin.order.actions': 'Actions',
  'admin.order.history': 'Changes',
  'admin.order.confirmTransfer': 'Transfer received',
  'admin.order.reference': 'The bank’s reference',
  'admin.order.confirmTransferText': 'Check that the whole amount has arrived at the bank.',
  'admin.order.confirm': 'Confirm',
  'admin.order.ship': 'Hand over to a courier',
  'admin.order.changeCourier': 'Change the courier',
  'admin.order.deliver': 'Delivered',
  'admin.order.cancel': 'Cancel',
  'admin.order.cancelAsk': 'Cancel this order?',
  'admin.order.cancelText': 'The products return to stock, and the customer gets back what was paid.',
  'admin.order.refund': 'Refund',
  'admin.order.refundAsk': 'Refund this order?',
  'admin.order.refundText': 'The customer gets back the whole amount: {amount}.',

  'admin.deliveries': 'Deliveries',
  'admin.deliveries.none': 'You have no orders to deliver',
  'admin.deliveries.call': 'Call {phone}',
  'admin.deliveries.done': 'Delivered',
  'admin.deliveries.ask': 'Have you delivered order № {number}?',
  'admin.deliveries.askText': 'The customer is notified that the order has arrived.',
  'admin.deliveries.yes': 'Yes, delivered',

  'admin.staff': 'Staff',
  'admin.staff.email': 'Customer’s email',
  'admin.staff.role': 'Role',
  'admin.staff.grant': 'Give access',
  'admin.staff.granted': '{email}: {role}',
  'admin.staff.since': 'since {date}',
  'admin.staff.revoke': '{email}: remove access',
  'admin.staff.revokeAsk': 'Remove access?',
  'admin.staff.revokeText': '{email} will no longer be able to open the back office.',
  'admin.staff.revokeYes': 'Remove',

  'admin.audit': 'Changes',
  'admin.audit.none': 'There are no changes yet',
  'admin.audit.commandLine': 'Command line',
  'admin.audit.order.status': 'Order status',
  'admin.audit.order.confirmTransfer': 'Transfer confirmed',
  'admin.audit.order.refund': 'Refund',
  'admin.audit.order.handOver': 'Handed over to a courier',
  'admin.audit.order.deliver': 'Delivered',
  'admin.audit.staff.grant': 'Access given',
  'admin.audit.staff.revoke': 'Access removed',
}
