/** Texts of the shop's mails, and of the demo's list of them. */
export const mail = {
  'mail.outbox': 'გაგზავნილი წერილები',
  'mail.none': 'წერილები ჯერ არ არის.',
  'mail.resetSubject': 'პაროლის აღდგენა',
  'mail.resetText':
    'ვიღაცამ მოითხოვა თქვენი ანგარიშის პაროლის აღდგენა. ახალი პაროლის დასაყენებლად გახსენით ბმული:',
  'mail.resetLink': 'ახალი პაროლის დაყენება',
  'mail.resetHolds':
    'ბმული მოქმედებს {minutes} წუთი და მხოლოდ ერთხელ. თუ ეს თქვენ არ მოგითხოვიათ, არაფრის გაკეთება არ გჭირდებათ: პაროლი იგივე დარჩება.',
  'mail.takenSubject': 'თქვენი ელფოსტით რეგისტრაცია სცადეს',
  'mail.takenText':
    'ვიღაცამ სცადა რეგისტრაცია ამ ელფოსტით, რომლითაც ანგარიში უკვე გაქვთ. ანგარიში უცვლელია. თუ ეს თქვენ იყავით, შედით თქვენი ძველი პაროლით ან აღადგინეთ ის.',
  'mail.takenLink': 'მაღაზიის გახსნა',
  'mail.takenIgnore': 'თუ ეს თქვენ არ იყავით, არაფრის გაკეთება არ გჭირდებათ.',
  'mail.placedSubject': 'შეკვეთა № {number} მიღებულია',
  'mail.placedText': 'გმადლობთ! მივიღეთ თქვენი შეკვეთა № {number}:',
  'mail.paidSubject': 'შეკვეთა № {number} გადახდილია',
  'mail.paidText': 'თქვენი შეკვეთის № {number} თანხა მივიღეთ. ვიწყებთ მომზადებას.',
  'mail.shippedSubject': 'შეკვეთა № {number} გზაშია',
  'mail.shippedText': 'თქვენი შეკვეთა № {number} კურიერს გადავეცით. რუკაზე შეგიძლიათ ნახოთ, სად არის.',
  'mail.cancelledSubject': 'შეკვეთა № {number} გაუქმებულია',
  'mail.cancelledText': 'თქვენი შეკვეთა № {number} გაუქმდა. თუ ის გადახდილი იყო, თანხა დაგიბრუნდებათ.',
  'mail.refundedSubject': 'შეკვეთა № {number}: თანხა დაგიბრუნდათ',
  'mail.refundedText': 'შეკვეთის № {number} თანხა დაგიბრუნეთ.',
  'mail.refundAmount': 'დაბრუნებული თანხა: {amount}',
  'mail.refundToCard':
    'თანხა იმ ბარათზე დაბრუნდება, რომლითაც გადაიხადეთ. ბანკს შეიძლება რამდენიმე დღე დასჭირდეს.',
  'mail.refundToWallet': 'თანხა თქვენს საფულეშია.',
  'mail.refundToAccount': 'თანხა თქვენს საბანკო ანგარიშზე გადმოირიცხება.',
  'mail.orderTotal': 'სულ: {total}',
  'mail.orderAddress': 'მიწოდების მისამართი: {address}',
  'mail.orderUnpaid': 'შეკვეთა ჯერ გადახდილი არ არის. როგორ გადაიხადოთ, შეკვეთის გვერდზე ნახავთ.',
  'mail.orderLink': 'შეკვეთის ნახვა',
  'mail.returnAskedSubject': 'შეკვეთა № {number}: დაბრუნების მოთხოვნა',
  'mail.returnAskedText':
    'მივიღეთ თქვენი მოთხოვნა შეკვეთის № {number} ნივთების დაბრუნებაზე. მალე გიპასუხებთ.',
  'mail.returnAcceptedSubject': 'შეკვეთა № {number}: დაბრუნება დადასტურებულია',
  'mail.returnAcceptedText': 'შეკვეთის № {number} ეს ნივთები შეგიძლიათ გამოგვიგზავნოთ.',
  'mail.returnRefusedSubject': 'შეკვეთა № {number}: დაბრუნებაზე უარი',
  'mail.returnRefusedText': 'შეკვეთის № {number} ამ ნივთებს ვერ დავიბრუნებთ.',
  'mail.returnReceivedSubject': 'შეკვეთა № {number}: ნივთები მივიღეთ',
  'mail.returnReceivedText': 'შეკვეთის № {number} ეს ნივთები მივიღეთ და თანხას დაგიბრუნებთ.',
} as const
