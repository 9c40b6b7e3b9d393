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
export const adminKa = {
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

  'admin.title': 'მაღაზიის მართვა',
  'admin.pages': 'გვერდები',
  'admin.toShop': 'მაღაზია',
  'admin.logout': 'გასვლა',
  'admin.row.earlier': '{name}: წინ',
  'admin.row.later': '{name}: უკან',
  'admin.row.up': '{name}: ზემოთ',
  'admin.row.down': '{name}: ქვემოთ',
  'admin.row.remove': '{name}: წაშლა',
  'admin.refresh': 'განახლება',
  'admin.failed': 'ვერ ჩაიტვირთა. სცადეთ ცოტა ხანში.',
  'admin.changeFailed': 'ვერ შეინახა. სცადეთ ცოტა ხანში.',
  'admin.notFound': 'ასეთი გვერდი არ არის',
  'admin.loaded': 'ნაჩვენებია {count}',
  'admin.saved': 'შენახულია',
  'admin.no': 'არა',
  'admin.unknown': 'უცნობი',

  'admin.login': 'შესვლა',
  'admin.email': 'ელფოსტა',
  'admin.password': 'პაროლი',
  'admin.loginFailed': 'შესვლა ვერ მოხერხდა. სცადეთ ცოტა ხანში.',
  'admin.noRight': 'ამ ანგარიშს მართვის უფლება არ აქვს',
  'admin.noRightText': 'სთხოვეთ მფლობელს უფლება, ან შედით სხვა ანგარიშით.',

  'admin.role.owner': 'მფლობელი',
  'admin.role.manager': 'მენეჯერი',
  'admin.role.courier': 'კურიერი',

  'admin.orders': 'შეკვეთები',
  'admin.orders.search': 'ნომერი, ელფოსტა ან ტელეფონი',
  'admin.orders.status': 'სტატუსი',
  'admin.orders.payment': 'გადახდა',
  'admin.orders.none': 'შეკვეთები არ არის',
  'admin.orders.noneFound': 'ასეთი შეკვეთა არ არის',

  'admin.order.courier': 'კურიერი',
  'admin.order.noCourier': 'კურიერის გარეშე',
  'admin.order.route': 'მისამართი რუკაზე',
  'admin.order.actions': 'მოქმედებები',
  'admin.order.history': 'ცვლილებები',
  'admin.order.confirmTransfer': 'გადარიცხვა მივიღე',
  'admin.order.reference': 'ბანკის საცნობარო ნომერი',
  'admin.order.confirmTransferText': 'შეამოწმეთ, რომ ბანკში სრული თანხა ჩაირიცხა.',
  'admin.order.confirm': 'დადასტურება',
  'admin.order.ship': 'კურიერისთვის გადაცემა',
  'admin.order.changeCourier': 'კურიერის შეცვლა',
  'admin.order.deliver': 'მიწოდებულია',
  'admin.order.cancel': 'გაუქმება',
  'admin.order.cancelAsk': 'გავაუქმოთ ეს შეკვეთა?',
  'admin.order.cancelText': 'ნივთები მარაგს დაუბრუნდება, გადახდილი თანხა კი მყიდველს.',
  'admin.order.refund': 'თანხის დაბრუნება',
  'admin.order.refundAsk': 'დავაბრუნოთ თანხა?',
  'admin.order.refundText': 'მყიდველს მთელი თანხა დაუბრუნდება: {amount}.',

  'admin.deliveries': 'მიტანა',
  'admin.deliveries.none': 'მისატანი შეკვეთა არ გაქვთ',
  'admin.deliveries.call': 'დარეკვა: {phone}',
  'admin.deliveries.done': 'მივიტანე',
  'admin.deliveries.ask': 'შეკვეთა № {number} მიიტანეთ?',
  'admin.deliveries.askText': 'მყიდველს ეცნობება, რომ შეკვეთა მიტანილია.',
  'admin.deliveries.yes': 'დიახ, მივიტანე',

  'admin.staff': 'თანამშრომლები',
  'admin.staff.email': 'მყიდველის ელფოსტა',
  'admin.staff.role': 'როლი',
  'admin.staff.grant': 'უფლების მიცემა',
  'admin.staff.granted': '{email}: {role}',
  'admin.staff.since': '{date}-დან',
  'admin.staff.revoke': '{email}: უფლების გაუქმება',
  'admin.staff.revokeAsk': 'გავაუქმოთ უფლება?',
  'admin.staff.revokeText': '{email} მართვის გვერდებს ვეღარ გახსნის.',
  'admin.staff.revokeYes': 'გაუქმება',

  'admin.audit': 'ცვლილებები',
  'admin.audit.none': 'ცვლილებები ჯერ არ არის',
  'admin.audit.commandLine': 'ბრძანების სტრიქონი',
  'admin.audit.order.status': 'შეკვეთის სტატუსი',
  'admin.audit.order.confirmTransfer': 'გადარიცხვის დადასტურება',
  'admin.audit.order.refund': 'თანხის დაბრუნება',
  'admin.audit.order.handOver': 'კურიერისთვის გადაცემა',
  'admin.audit.order.deliver': 'მიტანა',
  'admin.audit.staff.grant': 'უფლების მიცემა',
  'admin.audit.staff.revoke': 'უფლების გაუქმება',
} as const
