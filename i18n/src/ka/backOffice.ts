/** Messages of the server for the back office. */
export const backOffice = {
  'backOffice.changedMeanwhile': 'ეს ამასობაში სხვამ შეცვალა. ნახეთ და სცადეთ თავიდან.',
  'backOffice.isStaff': 'ეს თანამშრომელია. ჯერ უფლება გაუუქმეთ.',
  'backOffice.openOrder': 'მყიდველს დაუსრულებელი შეკვეთა აქვს. ჯერ ის დაასრულეთ.',
  'backOffice.refundDue': 'მყიდველს თანხა ჯერ არ დაბრუნებია.',
  'backOffice.walletBalance': 'მყიდველს საფულეში თანხა აქვს. ჯერ ის დაუბრუნეთ.',
  'backOffice.mailSent': 'ეს წერილი უკვე გაიგზავნა.',
} as const
