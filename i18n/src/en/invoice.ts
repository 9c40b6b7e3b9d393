export const invoice = {
  'invoice.title': 'Invoice No. {number}',
  'invoice.cancelled': 'The order has been cancelled',
  'invoice.seller': 'Seller',
  'invoice.idNumber': 'ID {number}',
  'invoice.buyer': 'Buyer',
  'invoice.payment': 'Payment',
  'invoice.paid': 'Paid',
  'invoice.unpaid': 'Not paid',
  'invoice.row': '#',
  'invoice.price': 'Price',
  'invoice.sum': 'Amount',
  'invoice.page': 'Page {page} of {pages}',
} as const
