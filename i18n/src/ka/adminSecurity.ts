/** The texts of the back office about the second factor. */
export const adminSecurity = {
  'admin.security': 'უსაფრთხოება',
  'admin.security.title': 'ორეტაპიანი შესვლა',
  'admin.security.offText':
    'ჩართვის შემდეგ შესვლას პაროლის გარდა ტელეფონის კოდიც დასჭირდება. მას აპლიკაცია აჩვენებს, მაგალითად Google Authenticator.',
  'admin.security.begin': 'ჩართვა',
  'admin.security.setup': 'დაუკავშირეთ აპლიკაცია',
  'admin.security.scan':
    'დაასკანირეთ ეს კოდი აპლიკაციით, ან გასაღები ხელით გადაიტანეთ. შემდეგ შეიყვანეთ კოდი, რომელსაც აპლიკაცია აჩვენებს.',
  'admin.security.qr': 'QR კოდი აპლიკაციისთვის. იგივე გასაღები ქვემოთ წერია.',
  'admin.security.secret': 'გასაღები',
  'admin.security.copySecret': 'გასაღების კოპირება',
  'admin.security.code': 'კოდი',
  'admin.security.codeHint': 'აპლიკაციის ექვსი ციფრი',
  'admin.security.confirm': 'დადასტურება',
  'admin.security.restart': 'თავიდან დაწყება',
  'admin.security.codes': 'სათადარიგო კოდები',
  'admin.security.codesText':
    'შეინახეთ უსაფრთხო ადგილას: აქ ხელახლა აღარ გამოჩნდება. თითოეული ერთხელ გამოგადგებათ, როცა ტელეფონი ხელთ არ გექნებათ.',
  'admin.security.copyCodes': 'კოპირება',
  'admin.security.copied': 'დაკოპირდა',
  'admin.security.copyYourself': 'ვერ დაკოპირდა. მონიშნეთ და დააკოპირეთ თავად.',
  'admin.security.download': 'ჩამოტვირთვა',
  'admin.security.kept': 'შევინახე',
  'admin.security.since': 'ჩართულია {date}-დან.',
  'admin.security.left': 'დარჩენილი სათადარიგო კოდები: {count}',
  'admin.security.anyCode': 'აპლიკაციის კოდი ან სათადარიგო კოდი',
  'admin.security.renew': 'ახალი სათადარიგო კოდები',
  'admin.security.renewAsk': 'შევქმნათ ახალი სათადარიგო კოდები?',
  'admin.security.renewText': 'ძველი კოდები აღარ იმოქმედებს.',
  'admin.security.renewYes': 'შექმნა',
  'admin.security.off': 'გამორთვა',
  'admin.security.offAsk': 'გამოვრთოთ ორეტაპიანი შესვლა?',
  'admin.security.offAskText': 'შესვლას მხოლოდ პაროლი დასჭირდება.',

  'admin.code': 'შეიყვანეთ კოდი',
  'admin.code.text': 'გახსენით აპლიკაცია და შეიყვანეთ კოდი, რომელსაც აჩვენებს.',
  'admin.code.recovery': 'სათადარიგო კოდი',
  'admin.code.recoveryText':
    'შეიყვანეთ ერთ-ერთი კოდი, რომელიც ჩართვისას შეინახეთ. თუ აღარც ისინი გაქვთ, დახმარება მფლობელს სთხოვეთ.',
  'admin.code.continue': 'გაგრძელება',
  'admin.code.useRecovery': 'სათადარიგო კოდით შესვლა',
  'admin.code.useApp': 'აპლიკაციის კოდით შესვლა',
  'admin.code.failed': 'კოდი ვერ შემოწმდა. ცოტა ხანში სცადეთ თავიდან.',

  'admin.staff.reset': '{email}: ორეტაპიანი შესვლის გამორთვა',
  'admin.staff.resetText':
    'თუ {email} აპლიკაციას ან კოდებს ვეღარ იყენებს, მხოლოდ პაროლით შევა, სანამ თავად ისევ არ ჩართავს. ჯერ დარწმუნდით, რომ გამორთვას ნამდვილად ის ითხოვს.',

  'admin.audit.staff.secondFactorOn': 'ორეტაპიანი შესვლის ჩართვა',
  'admin.audit.staff.secondFactorOff': 'ორეტაპიანი შესვლის გამორთვა',
  'admin.audit.staff.secondFactorReset': 'სხვისი ორეტაპიანი შესვლის გამორთვა',
  'admin.audit.staff.recoveryCode': 'სათადარიგო კოდის გამოყენება',
} as const
