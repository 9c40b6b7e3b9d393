/** Texts of a cart with contents, loaded with its chunk. */
export const fullCart = {
  'cart.product': 'პროდუქტი',
  'cart.quantity': 'რაოდენობა',
  'cart.price': 'ფასი',
  'cart.noSpecification': 'სპეციფიკაციის გარეშე',
  'cart.total': 'სულ',
  'cart.saved': 'ზოგავთ',
  'cart.discount': 'ფასდაკლება',
  'cart.priceChanged': '{name}: ფასი იყო {before}, ახლა არის {now}.',
  'cart.remove': 'წაშლა',
  'cart.removeNamed': 'წაშლა: {name}',
  'cart.undo': 'დაბრუნება',
  'cart.removedNamed': '{name} კალათიდან ამოღებულია',
  'cart.increase': 'ერთით მეტი: {name}',
  'cart.decrease': 'ერთით ნაკლები: {name}',
  'cart.quantityOf': 'რაოდენობა: {name}',
  'cart.cards': 'ვიღებთ ბარათებს',
} as const
