/** What the server says about accounts and sessions. */
export const account = {
  'account.wrongLogin': 'ელფოსტა ან პაროლი არასწორია.',
  'account.tooManyAttempts': 'მცდელობა ძალიან ბევრია. სცადეთ {seconds} წამში.',
  'account.registered':
    'ანგარიში მზადაა, შეგიძლიათ შეხვიდეთ. თუ ამ ელფოსტით ანგარიში უკვე გქონდათ, შედით თქვენი ძველი პაროლით.',
  'account.emailTaken': 'ამ ელფოსტით ანგარიში უკვე არსებობს.',
  'account.commonPassword': 'ეს პაროლი ძალიან გავრცელებულია. აირჩიეთ სხვა.',
  'account.personalPassword': 'პაროლი არ უნდა ემთხვეოდეს თქვენს სახელს ან ელფოსტას.',
  'account.loggedOut': 'თქვენ გამოხვედით.',
} as const
