/** The texts of the back office about categories. */
export const adminCategories = {
  'admin.categories': 'კატეგორიები',
  'admin.categories.none': 'კატეგორიები ჯერ არ არის',
  'admin.categories.place': 'კატეგორია {place}',
  'admin.categories.edit': '{title}: სახელის შეცვლა',
  'admin.categories.placeEn': 'კატეგორია {place}, ინგლისურად',
  'admin.categories.editEn': '{title}: {english}, ინგლისური სახელის შეცვლა',
  'admin.categories.addEn': '{title}: ინგლისური სახელი არ აქვს, დამატება',
  'admin.categories.noEnglish': 'ინგლისური სახელი არ აქვს',
  'admin.categories.products': 'პროდუქტები',
  'admin.categories.productsOf': '{title}: პროდუქტები',
  'admin.categories.hint':
    'მყიდველი კატეგორიებს ამ რიგით ხედავს. პროდუქტებიანი კატეგორია არ იშლება: ჯერ პროდუქტები სხვა კატეგორიაში გადაიტანეთ.',
  'admin.categories.new': 'ახალი კატეგორია',
  'admin.categories.title': 'სახელი',
  'admin.categories.titleEn': 'სახელი ინგლისურად',
  'admin.categories.create': 'დამატება',
  'admin.categories.created': '„{title}“ დაემატა.',
  'admin.categories.delete': '{title}: წაშლა',
  'admin.categories.deleteAsk': 'წავშალოთ „{title}“?',
  'admin.categories.deleteText': 'კატეგორია მაღაზიიდან გაქრება.',
  'admin.categories.deleteYes': 'წაშლა',
} as const
