/** Texts of an order's invoice. */
export const invoice = {
  'invoice.title': 'ინვოისი № {number}',
  'invoice.cancelled': 'შეკვეთა გაუქმებულია',
  'invoice.seller': 'გამყიდველი',
  'invoice.idNumber': 'ს/კ {number}',
  'invoice.buyer': 'მყიდველი',
  'invoice.payment': 'გადახდა',
  'invoice.paid': 'გადახდილია',
  'invoice.unpaid': 'გადაუხდელია',
  'invoice.row': '№',
  'invoice.price': 'ფასი',
  'invoice.sum': 'თანხა',
  'invoice.page': 'გვერდი {page} / {pages}',
  'invoice.slipTitle': 'შეფუთვის ფურცელი № {number}',
  'invoice.recipient': 'მიმღები',
  'invoice.pieces': 'სულ, ცალი',
} as const
