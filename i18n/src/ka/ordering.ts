/** Messages of the server when it refuses an order. */
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
  'ordering.walletShort': 'საფულეში საკმარისი თანხა არ არის: გაქვთ {balance}, საჭიროა {total}.',
  'ordering.paymentAway':
    'შეკვეთა მიღებულია, მაგრამ გადახდის გვერდი დროებით მიუწვდომელია. გადაიხადეთ ცოტა ხანში, შეკვეთის გვერდიდან.',
  'ordering.payLater': 'გადახდის გვერდი დროებით მიუწვდომელია. თქვენი შეკვეთა ძალაშია: სცადეთ ცოტა ხანში.',
  'ordering.alreadyPaid': 'ეს შეკვეთა უკვე გადახდილია.',
  'ordering.paymentUnderWay':
    'წინა გადახდა ჯერ მუშავდება. ხელახლა ნუ გადაიხდით, შედეგი მალე გახდება ცნობილი.',
  'ordering.tooLateToPay': 'ეს შეკვეთა გაუქმებულია და აღარ იხდება. შეუკვეთეთ თავიდან.',
  'ordering.notPaidByCard': 'ეს შეკვეთა ბარათით არ იხდება.',
  'ordering.tooManyPayments': 'გადახდის მცდელობები ამოიწურა. შეუკვეთეთ თავიდან.',
  'ordering.paymentOf': 'შეკვეთა {number}',
  'ordering.callbackRefused': 'შეტყობინება არ მიიღება.',
  'ordering.tooLateToCancel': 'ეს შეკვეთა უკვე მუშავდება და ვეღარ გაუქმდება. დაგვიკავშირდით.',
  'ordering.againFull': 'კალათა სავსეა: ჯერ გაათავისუფლეთ ადგილი.',
  'ordering.codeInvalid': 'ეს კოდი არ მოქმედებს.',
  'ordering.codeMinimum': 'ეს კოდი მოქმედებს, თუ შეკვეთა მინიმუმ {minimum} ღირს.',
} as const
