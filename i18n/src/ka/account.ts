/** Messages of the server about accounts and sessions. */
export const account = {
  'account.wrongLogin': 'ელფოსტა ან პაროლი არასწორია.',
  'account.blocked': 'ეს ანგარიში დაბლოკილია. დაგვიკავშირდით.',
  'account.tooManyAttempts': 'მცდელობა ძალიან ბევრია. სცადეთ {seconds} წამში.',
  'account.registered':
    'ანგარიში მზადაა, შეგიძლიათ შეხვიდეთ. თუ ამ ელფოსტით ანგარიში უკვე გქონდათ, შედით თქვენი ძველი პაროლით.',
  'account.emailTaken': 'ამ ელფოსტით ანგარიში უკვე არსებობს.',
  'account.commonPassword': 'ეს პაროლი ძალიან გავრცელებულია. აირჩიეთ სხვა.',
  'account.personalPassword': 'პაროლი არ უნდა ემთხვეოდეს თქვენს სახელს ან ელფოსტას.',
  'account.loggedOut': 'თქვენ გამოხვედით.',
  'account.resetAsked': 'თუ ამ ელფოსტით ანგარიში არსებობს, პაროლის აღდგენის ბმული გამოგზავნილია.',
  'account.resetRefused': 'ბმული აღარ მოქმედებს. მოითხოვეთ ახალი.',
  'account.resetDone': 'პაროლი შეიცვალა. შედით ახალი პაროლით.',
  'account.wrongOldPassword': 'ძველი პაროლი არასწორია.',
  'account.passwordChanged': 'პაროლი შეიცვალა.',
  'account.socialNotOffered': '{provider}-ით შესვლა ამ მაღაზიაში არ არის ჩართული.',
  'account.pictureBytes': 'ფოტო შეიძლება იყოს არაუმეტეს 5 მბ.',
  'account.pictureKind': 'აირჩიეთ JPEG, PNG ან WebP ფორმატის ფოტო.',
  'account.pictureDamaged': 'ფოტო ვერ წავიკითხეთ. აირჩიეთ სხვა.',
  'account.picturePixels': 'ფოტო ზედმეტად დიდი ზომისაა. აირჩიეთ უფრო პატარა.',
} as const
