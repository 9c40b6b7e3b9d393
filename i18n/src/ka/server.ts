/** What the server says in `detail` and in a field's messages. */
export const server = {
  'server.notFound': 'ვერ მოიძებნა.',
  'server.invalidPage': 'ასეთი გვერდი არ არის.',
  'server.methodNotAllowed': 'ასეთი მოქმედება აქ შეუძლებელია.',
  'server.invalidJson': 'მოთხოვნა ვერ წავიკითხეთ.',
  'server.jsonOnly': 'მოთხოვნა JSON-ად უნდა გამოიგზავნოს.',
  'server.tooLarge': 'მოთხოვნა ზედმეტად დიდია.',
  'server.tooMany': 'მოთხოვნები ზედმეტად ხშირია. სცადეთ {seconds} წამში.',
  'server.csrf': 'უსაფრთხოების შემოწმება ვერ გაიარა. განაახლეთ გვერდი და სცადეთ თავიდან.',
  'server.ownerMismatch': 'ეს კალათა სხვისია.',
  'server.cartFull': 'კალათაში მეტი სხვადასხვა პროდუქტი აღარ ეტევა.',
  'server.wishlistFull': 'შენახულებში {most} პროდუქტზე მეტი ვერ დაეტევა.',
  'server.authenticationRequired': 'გთხოვთ, შეხვიდეთ სისტემაში.',
  'server.busy': 'მაღაზია დროებით მიუწვდომელია. სცადეთ ცოტა ხანში.',
  'server.failed': 'სერვერის შეცდომა. სცადეთ მოგვიანებით.',
  'server.mediaWidth': 'სურათის ასეთი სიგანე არ გვაქვს. აირჩიეთ: {widths}.',
  'server.mediaDamaged': 'ეს სურათი დაზიანებულია.',
} as const
