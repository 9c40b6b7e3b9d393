/** Saved products (WISH). */
export const wishlist = {
  'wishlist.title': 'შენახული პროდუქტები',
  'wishlist.empty': 'შენახული პროდუქტები არ გაქვთ',
  'wishlist.emptyHint': 'პროდუქტზე გულის ნიშანს დააჭირეთ და აქ დაგხვდებათ.',
  'wishlist.toProducts': 'პროდუქტების ნახვა',
  'wishlist.noImage': 'No Image',
  'wishlist.specification': 'სპეციფიკაცია {id}',
  'wishlist.delete': 'წაშლა',
  'wishlist.deleteNamed': 'წაშლა: {name}',
  'wishlist.view': 'ნახვა',
  'wishlist.viewNamed': 'ნახვა: {name}',
  'wishlist.removed': 'პროდუქტი ამოღებულია შენახულებიდან',
  'wishlist.fetchFailed': 'Failed to fetch wishlist items',
  'wishlist.addFailed': 'Failed to add to wishlist',
  'wishlist.removeFailed': 'Failed to remove from wishlist',
  'wishlist.loginNeeded': 'გთხოვთ, შეხვიდეთ სისტემაში.',
  'wishlist.chooseSpecification': 'გთხოვთ, აირჩიოთ სპეციფიკაცია.',
} as const
