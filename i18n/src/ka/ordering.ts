/** What the server says when it refuses an order. */
export const ordering = {
  'ordering.emptyCart': 'კალათა ცარიელია',
  'ordering.cartChanged': 'კალათა შეიცვალა. გადახედეთ მას და სცადეთ თავიდან.',
  'ordering.totalChanged': 'ფასი შეიცვალა. ახლა სულ: {total}.',
  'ordering.short': '{name}: მარაგში აღარ არის საკმარისი რაოდენობა.',
  'ordering.gone': '{name}: ეს პროდუქტი აღარ იყიდება.',
  'ordering.methodNotSetUp': 'გადახდის ეს მეთოდი ჯერ არ არის ჩართული. აირჩიეთ სხვა.',
  'ordering.unknownAddress': 'ეს მისამართი ვერ მოიძებნა.',
  'ordering.keyReused': 'ეს შეკვეთა უკვე გაიგზავნა სხვა შიგთავსით. განაახლეთ გვერდი და სცადეთ თავიდან.',
  'ordering.keyInvalid': 'Idempotency-Key არასწორია.',
} as const
