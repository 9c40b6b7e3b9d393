import {
  adminEn,
  adminKa,
  createTranslate,
  ka as storefrontKa,
  loadEnglish,
  loadServerEnglish,
  serverKa as ka,
  textLanguage,
  type ServerTextKey as TextKey,
} from '@dukani/i18n'
import { describe, expect, test } from 'vitest'

const en = await loadServerEnglish()
const keys = Object.keys(ka) as TextKey[]
/** Every Georgian text with its English one: the storefront's, the server's and the back office's. */
const pairs = Object.entries({ ...ka, ...adminKa }).map(
  ([key, georgian]) => [key, georgian, { ...en, ...adminEn }[key] ?? ''] as const,
)
const placeholders = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map(([, name]) => name).toSorted()
const plurals = (text: string) => [...text.matchAll(/\{(\w+)\|\w+\|\w+\}/g)].map(([, name]) => name)

describe('the catalogue', () => {
  test('both languages have the same keys with the same values, and nothing empty', () => {
    expect(Object.keys(en).toSorted()).toEqual(keys.toSorted())
    expect(Object.keys(adminEn).toSorted()).toEqual(Object.keys(adminKa).toSorted())
    for (const [key, georgian, english] of pairs) {
      expect(georgian.trim(), key).not.toBe('')
      expect(english.trim(), key).not.toBe('')
      expect(placeholders(english), key).toEqual(placeholders(georgian))
      // A word that depends on a number: Georgian has one for all numbers.
      expect(placeholders(georgian), key).toEqual(expect.arrayContaining(plurals(english)))
      expect(georgian, key).not.toContain('|')
    }
  })

  test('Georgian is written in Georgian letters, none of them capitals (Mtavruli)', () => {
    for (const [key, georgian] of pairs) expect(georgian, key).not.toMatch(/[\u1c90-\u1cbf]/)
  })

  test('values are filled in, each where it stands', async () => {
    const t = createTranslate(storefrontKa)
    expect(t('cart.reduced', { name: 'თაფლი {n}', n: 2 })).toBe(
      'მარაგი არ არის საკმარისი: თაფლი {n}. რაოდენობა დაყვანილია 2-მდე.',
    )
    expect(createTranslate(await loadEnglish())('cart.maximum', { n: 5 })).toBe('The maximum quantity is 5.')
  })
})

test('English says one review and two reviews', () => {
  const t = createTranslate(en)
  expect([0, 1, 2, 21].map((n) => t('product.reviews', { n }))).toEqual([
    '0 reviews',
    '1 review',
    '2 reviews',
    '21 reviews',
  ])
  expect(t('card.rating', { rating: '4.0', n: 1 })).toBe('Rated 4.0 out of 5, 1 review')
  expect(t('catalogue.count', { count: 1 })).toBe('1 product')
  expect(t('reviews.starsCount', { stars: 1, n: 12 })).toBe('1 star: 12 reviews')
  expect(createTranslate(storefrontKa)('product.reviews', { n: 1 })).toBe('1 მიმოხილვა')
})

/** The texts that are fixed to the letter, Georgian and English. */
const FIXED: [TextKey, string, string][] = [
  ['header.search', 'ძიება', 'Search'],
  ['shop.tagline', 'ყველაფერი, რაც სახლს სჭირდება', 'Everything a home needs'],
  ['catalogue.title', 'პროდუქტები', 'Products'],
  ['catalogue.all', 'ყველა', 'All'],
  ['catalogue.loadMore', 'მეტის ჩვენება', 'Load more'],
  ['catalogue.nothingFound', '„{query}“ ვერ მოიძებნა', 'Nothing found for “{query}”'],
  ['shell.retry', 'თავიდან ცდა', 'Try again'],
  ['shell.close', 'დახურვა', 'Close'],
  ['card.addNamed', 'კალათაში დამატება: {name}', 'Add to cart: {name}'],
  ['product.addToCart', 'კალათაში დამატება', 'Add to cart'],
  ['product.addMore', 'კიდევ დამატება', 'Add more'],
  ['product.priceUnavailable', 'ფასი მიუწვდომელია', 'Price unavailable'],
  ['product.chooseSpecification', 'გთხოვთ, აირჩიოთ სპეციფიკაცია', 'Please choose a specification'],
  ['product.outOfStock', 'მარაგი ამოწურულია', 'Out of stock'],
  ['product.inStock', 'მარაგშია {n} ცალი', '{n} in stock'],
  ['product.sold', 'გაყიდულია {n}', '{n} sold'],
  ['product.readMore', 'მეტის წაკითხვა', 'Read more'],
  ['product.readLess', 'ნაკლების ჩვენება', 'Read less'],
  ['product.invalidId', 'პროდუქტის იდენტიფიკატორი არასწორია', 'Invalid product id'],
  ['product.notFound', 'პროდუქტი ვერ მოიძებნა', 'Product not found'],
  ['product.loadFailed', 'პროდუქტის ჩატვირთვისას მოხდა შეცდომა: {reason}', 'Error loading product: {reason}'],
  ['product.couldNotAdd', 'დამატება ვერ მოხერხდა: {reason}', 'Could not add: {reason}'],
  ['product.unknownError', 'უცნობი შეცდომა', 'Unknown error'],
  ['product.unknownReason', 'უცნობი მიზეზი', 'Unknown reason'],
  [
    'product.specificationSaveFailed',
    'სპეციფიკაციის შენახვა ვერ მოხერხდა',
    'Could not save the specification',
  ],
  ['product.added', 'პროდუქტი დაემატა კალათაში.', 'Added to cart.'],
  ['cart.title', 'კალათა', 'Cart'],
  ['cart.empty', 'კალათა ცარიელია', 'Your cart is empty'],
  ['cart.noSpecification', 'სპეციფიკაციის გარეშე', 'No specification'],
  ['cart.total', 'სულ', 'Total'],
  ['cart.remove', 'წაშლა', 'Remove'],
  ['cart.undo', 'დაბრუნება', 'Undo'],
  ['checkout.title', 'შეკვეთის გაფორმება', 'Checkout'],
  ['checkout.submit', 'შეკვეთის დადასტურება', 'Place order'],
  ['checkout.newAddress', 'ახალი მისამართის დამატება', 'Add new address'],
  ['checkout.processing', 'მუშავდება…', 'Processing…'],
  ['checkout.homeAddress', 'მისამართი', 'Address'],
  ['checkout.city', 'ქალაქი', 'City'],
  ['checkout.region', 'რეგიონი', 'Region'],
  ['checkout.postalCode', 'საფოსტო ინდექსი (არასავალდებულო)', 'Postal code (optional)'],
  ['checkout.flitt', 'ბარათი', 'Card'],
  ['checkout.wallet', 'საფულე', 'Wallet'],
  ['checkout.qr', 'QR კოდი', 'QR code'],
  ['checkout.bank', 'საბანკო გადარიცხვა', 'Bank transfer'],
  ['checkout.guest', 'შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში', 'Log in to check out'],
  ['orders.title', 'ჩემი შეკვეთები', 'My orders'],
  ['orders.empty', 'შეკვეთები არ გაქვთ', 'You have no orders'],
  ['orders.emptyHint', 'კითხვის შემთხვევაში დაუკავშირდით ჩვენს გუნდს', 'Contact our team with any question'],
  ['orders.orderFailed', 'შეკვეთის ჩატვირთვისას მოხდა შეცდომა', 'An error occurred while loading the order'],
  ['orders.unknown', 'უცნობი', 'Unknown'],
  ['orders.back', 'უკან', 'Back'],
  ['orders.product', 'პროდუქტი', 'Product'],
  ['orders.specification', 'სპეციფიკაცია', 'Specification'],
  ['orders.quantity', 'რაოდენობა', 'Quantity'],
  ['orders.unitPrice', 'ერთეულის ფასი', 'Unit price'],
  ['map.choose', 'მისამართის არჩევა', 'Choose address'],
  ['map.myPosition', 'ჩემი მდებარეობა', 'My position'],
  ['map.cancel', 'გაუქმება', 'Cancel'],
]

test('texts that are fixed to the letter', () => {
  expect(FIXED.map(([key]) => [key, ka[key], en[key]])).toEqual(FIXED)
})

/** The texts that a requirement gives to the letter. */
const LITERAL: [id: string, key: TextKey, text: string][] = [
  ['CAT-06', 'catalogue.outOfStock', 'მარაგი ამოწურულია'],
  ['CART-07', 'cart.variantOutOfStock', 'ამ ვარიანტის მარაგი ამოწურულია.'],
  ['CART-07', 'cart.chooseSpecification', 'გთხოვთ აირჩიოთ სპეციფიკაცია.'],
  ['CART-07', 'cart.maximum', 'მაქსიმალური რაოდენობაა {n}.'],
  ['CART-07', 'cart.added', 'პროდუქტი დაემატა კალათაში.'],
  ['CART-08', 'cart.addFailed', 'შეცდომა კალათაში დამატებისას.'],
  ['CART-09', 'cart.invalidProduct', 'პროდუქტის ინფორმაცია არასწორია.'],
  ['CART-10', 'cart.removed', 'პროდუქტი წაიშალა კალათიდან'],
  ['CART-10', 'cart.removeFailed', 'შეცდომა წაშლისას'],
  ['CART-11', 'cart.loadFailed', 'კალათის ჩატვირთვა ვერ მოხერხდა.'],
  ['CART-12', 'cart.reduced', 'მარაგი არ არის საკმარისი: {name}. რაოდენობა დაყვანილია {n}-მდე.'],
  ['AUTH-02', 'auth.login', 'Login'],
  ['AUTH-02', 'auth.signUp', 'Sign up'],
  ['AUTH-02', 'auth.forgot', 'Forgot password?'],
  ['AUTH-02', 'auth.backToLogin', 'Back to Login'],
  ['AUTH-03', 'auth.loginFailed', 'Login failed'],
  ['AUTH-04', 'auth.passwordsDiffer', "Passwords don't match"],
  ['AUTH-04', 'auth.registrationFailed', 'Registration failed'],
  ['AUTH-05', 'auth.resetFailed', 'Failed to send reset link. Please try again.'],
  ['AUTH-05', 'auth.resetSent', 'Password reset link sent successfully. Check your email.'],
  ['CHECK-06', 'checkout.emptyCart', 'კალათა ცარიელია'],
  ['CHECK-06', 'checkout.loginNeeded', 'გთხოვთ, შეხვიდეთ სისტემაში'],
  ['CHECK-09', 'checkout.done', 'შეშვეკვეთა წარმატებით შეიქმნა'],
  ['CHECK-10', 'checkout.failed', 'შეცდომა'],
  ['ORDER-04', 'orders.status.pending', 'მოლოდინში'],
  ['ORDER-04', 'orders.status.confirmed', 'დადასტურებული'],
  ['ORDER-04', 'orders.status.shipped', 'გაგზავნილი'],
  ['ORDER-04', 'orders.status.delivered', 'მიწოდებული'],
  ['ORDER-04', 'orders.status.cancelled', 'გაუქმებული'],
  ['ORDER-04', 'orders.payment.pending', 'მოლოდინში'],
  ['ORDER-04', 'orders.payment.completed', 'დასრულებული'],
  ['ORDER-04', 'orders.payment.failed', 'შეცდომა'],
  ['ORDER-06', 'orders.loginNeeded', 'გთხოვთ, შეხვიდეთ სისტემაში.'],
  ['ORDER-06', 'orders.listFailed', 'შეცდომა მოხდა შეკვეთების ჩატვირთვისას.'],
]

test('texts that a requirement gives to the letter', () => {
  expect(LITERAL.map(([id, key]) => [id, key, ka[key]])).toEqual(LITERAL)
})

test('a text has its language, for its lang attribute', () => {
  expect(textLanguage('Sign up')).toBe('en')
  expect(textLanguage('QR კოდი')).toBe('ka')
  expect(textLanguage('Nespresso Vertuo Next ყავის აპარატი')).toBe('ka')
  expect(textLanguage('Saperavi (საფერავი) is pressed in a small cellar in Kakheti.')).toBe('en')
  expect(textLanguage('12 345,50 ₾')).toBeUndefined()
})
