export const navigation = {
  'nav.label': 'Main navigation',
  'nav.home': 'Home',
  'nav.cart': 'Cart',
  'nav.menu': 'Menu',
  'nav.orders': 'Orders',
  'nav.profile': 'Profile',
  'auth.title': 'Account',
  'auth.login': 'Login',
  'auth.menu': 'Account: {name}',
} as const
