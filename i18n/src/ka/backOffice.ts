/** Messages of the server for the back office. */
export const backOffice = {
  'backOffice.changedMeanwhile': 'ეს ამასობაში სხვამ შეცვალა. ნახეთ და სცადეთ თავიდან.',
  'backOffice.isStaff': 'ეს თანამშრომელია. ჯერ უფლება გაუუქმეთ.',
  'backOffice.openOrder': 'მყიდველს დაუსრულებელი შეკვეთა აქვს. ჯერ ის დაასრულეთ.',
  'backOffice.refundDue': 'მყიდველს თანხა ჯერ არ დაბრუნებია.',
  'backOffice.walletBalance': 'მყიდველს საფულეში თანხა აქვს. ჯერ ის დაუბრუნეთ.',
  'backOffice.mailSent': 'ეს წერილი უკვე გაიგზავნა.',
  'backOffice.codeNeeded': 'შეიყვანეთ აპლიკაციის კოდი.',
  'backOffice.wrongCode': 'კოდი არასწორია ან უკვე გამოყენებულია.',
  'backOffice.wrongPassword': 'პაროლი არასწორია.',
  'backOffice.secondFactorOn': 'ორეტაპიანი შესვლა უკვე ჩართულია.',
  'backOffice.secondFactorNotBegun': 'დრო გავიდა. დაიწყეთ თავიდან.',
  'backOffice.ownSecondFactor': 'საკუთარი ორეტაპიანი შესვლა უსაფრთხოების გვერდზე გამორთეთ.',
} as const
