/** The sidebar, loaded with its chunk; the account's words are English in the specification, and so here, too. */
export const sidebar = {
  'sidebar.guest': 'Guest',
  'sidebar.guestHint': 'შესვლის შემდეგ შეკვეთები, მისამართები და შენახული პროდუქტები ერთ ადგილას დაგხვდებათ.',
  'sidebar.profile': 'Profile',
  'sidebar.editProfile': 'Edit Profile',
  'sidebar.changePassword': 'Change Password',
  'sidebar.settings': 'Settings',
  'sidebar.wishlist': 'Wishlist',
  'sidebar.orders': 'Orders',
  'settings.language': 'ენა',
  'settings.languageFailed': 'ენის ჩატვირთვა ვერ მოხერხდა',
  'settings.theme': 'იერი',
  'settings.light': 'ნათელი',
  'settings.dark': 'მუქი',
  'settings.system': 'სისტემის',
} as const
