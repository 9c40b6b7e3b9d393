/**
 * The bottom navigation and the header's account button; their words are English in the specification, and so here,
 * too.
 */
export const navigation = {
  'nav.label': 'მთავარი ნავიგაცია',
  'nav.home': 'მთავარი',
  'nav.cart': 'კალათა',
  'nav.menu': 'მენიუ',
  'nav.orders': 'შეკვეთები',
  'nav.profile': 'პროფილი',
  'auth.title': 'Account',
  'auth.login': 'Login',
  'auth.menu': 'ანგარიში: {name}',
} as const
