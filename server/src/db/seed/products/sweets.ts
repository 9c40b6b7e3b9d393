import type { SeedProduct } from '../types.ts'

export const sweets: readonly SeedProduct[] = [
  {
    handle: 'chestnut-honey',
    name: 'წაბლის თაფლი აჭარის მთებიდან',
    description:
      'მუქი, ოდნავ მომწარო თაფლი ქედის ტყეებიდან, სადაც ფუტკარი წაბლის ყვავილს დაჰფარფატებს. არ არის გაცხელებული და არც შაქარია დამატებული. დროთა განმავლობაში შეიძლება დაკრისტალდეს, ეს ნამდვილი თაფლის ნიშანია.',
    price: 24.5,
    stock: 0,
    sold: 388,
    created: '2026-11-17',
    specifications: [
      ['500 გ', 24.5, 30],
      ['1 კგ', 45, 16, 49],
      ['3 კგ', 126, 2],
    ],
    picture: { shape: 'honey-pot', focus: [0.5, 0.22], beside: ['honeybee', 'sunflower'] },
  },
  {
    handle: 'gurian-black-tea',
    name: 'გურული შავი ჩაი',
    description:
      'ხელით დაკრეფილი და ტრადიციულად დამუშავებული ფოთოლი ოზურგეთის პლანტაციიდან. ნაყენი წითელ-ქარვისფერია, რბილი და ოდნავ ტკბილი. ერთი მწიკვი ორ დაყენებას თავისუფლად უძლებს.',
    price: 16,
    stock: 0,
    sold: 141,
    created: '2026-08-30',
    specifications: [
      ['50 გ', 16, 22],
      ['100 გ', 29, 13],
    ],
    picture: { shape: 'teacup-without-handle', focus: [0.4, 0.5], beside: ['teapot', 'honey-pot'] },
  },
  {
    handle: 'dark-chocolate-hazelnut',
    name: 'შავი შოკოლადი თხილით',
    description:
      'სამოცდაათპროცენტიანი კაკაო და სამეგრელოში მოხალული თხილი. შოკოლადს მცირე პარტიებად ვადნობთ თბილისში, კონსერვანტების გარეშე. თხილის ალერგიის შემთხვევაში არ მიირთვათ.',
    price: 14.9,
    stock: 54,
    sold: 276,
    created: '2026-10-19',
    picture: { shape: 'chocolate-bar', stance: 'lies', focus: [0.4, 0.35] },
  },
  {
    handle: 'oat-cookies',
    name: 'შვრიის ორცხობილა შოკოლადით',
    description:
      'გარედან ხრაშუნა, შიგნიდან რბილი ორცხობილა შვრიის ფანტელითა და შავი შოკოლადის ნაჭრებით. ყოველდღე ახალი ცხვება. კოლოფში რვა ცალია.',
    price: 11.5,
    stock: 25,
    sold: 190,
    created: '2026-09-22',
    picture: { shape: 'cookie', stance: 'lies', focus: [0.4, 0.4], beside: ['glass-of-milk', 'cookie'] },
  },
  {
    handle: 'fruit-caramels',
    name: 'ხილის კარამელის ნაკრები',
    description:
      'ალუბლის, ფორთოხლისა და ლიმნის გემოს კარამელები ნატურალური წვენით. თითო კანფეტი ცალკეა შეფუთული, ამიტომ ჩანთაშიც მოსახერხებელია და სტუმრისთვისაც.',
    price: 9.8,
    oldPrice: 12,
    stock: 62,
    sold: 305,
    created: '2026-07-26',
    picture: { shape: 'candy', stance: 'lies', focus: [0.45, 0.45], beside: ['lemon', 'tangerine'] },
  },
  {
    handle: 'rainbow-lollipop',
    name: 'ცისარტყელა საწუწნი კანფეტი',
    description:
      'დიდი და ფერადი კანფეტი, რომელსაც ბავშვი ერთ დღეში ვერ მოერევა. საღებავებად მხოლოდ ხილისა და ბოსტნეულის წვენია გამოყენებული.',
    price: 5.5,
    stock: 80,
    sold: 412,
    created: '2026-06-01',
    picture: { shape: 'lollipop', stance: 'lies', focus: [0.35, 0.35] },
  },
  {
    handle: 'berry-cupcakes',
    name: 'კაფქეიქები კენკრის კრემით',
    description:
      'ნაზი ვანილის ბისკვიტი და კენკრის კრემი, ზემოდან ფერადი შაქრით. ვაცხობთ შეკვეთის დღეს და გიგზავნით მაგარ ყუთში, რომ კრემი არ დაზიანდეს. შეინახეთ მაცივარში არაუმეტეს ორი დღისა.',
    price: 28,
    stock: 0,
    sold: 87,
    created: '2026-11-07',
    specifications: [
      ['4 ცალი', 28, 6],
      ['6 ცალი', 39, 5],
      ['12 ცალი', 72, 0],
    ],
    picture: { shape: 'cupcake', focus: [0.5, 0.35] },
  },
  {
    handle: 'strawberry-cake',
    name: 'მარწყვის ტორტი, 1 კგ',
    description:
      'სამფენიანი ბისკვიტი ათქვეფილი ნაღებითა და ახალი მარწყვით. შაქარი იმდენია, რომ მარწყვის გემო არ დაიკარგოს. საჭიროა ერთი დღით ადრე შეკვეთა.',
    price: 58,
    stock: 3,
    sold: 44,
    created: '2026-05-19',
    picture: { shape: 'shortcake', stance: 'lies', focus: [0.5, 0.3], beside: ['strawberry', 'shortcake'] },
  },
  {
    handle: 'cherry-preserve',
    name: 'ალუბლის მურაბა',
    description:
      'გორის ალუბლისგან ნელ ცეცხლზე მოხარშული მურაბა, მთლიანი ნაყოფით. შაქარი ნახევრად ნაკლებია, ვიდრე ჩვეულებრივ მურაბაში. კარგია ჩაისთან, ბლინსა და მაწონთან.',
    price: 13,
    stock: 37,
    sold: 129,
    created: '2026-08-08',
    picture: { shape: 'cherries', stance: 'lies', focus: [0.5, 0.7] },
  },
  {
    handle: 'blueberry-jam',
    name: 'მოცვის ჯემი ბახმაროდან',
    description:
      'ტყის მოცვი, რომელსაც ბახმაროს ფერდობებზე ხელით კრეფენ. ჯემი სქელია, მჟავე-ტკბილი და მხოლოდ სამ ინგრედიენტს შეიცავს: მოცვს, შაქარსა და ლიმონს.',
    price: 18,
    stock: 11,
    sold: 95,
    created: '2026-10-02',
    picture: { shape: 'blueberries', stance: 'lies', focus: [0.6, 0.6], beside: ['pancakes', 'blueberries'] },
  },
  {
    handle: 'dried-peach',
    name: 'ატმის ჩირი, 300 გ',
    description:
      'ქართლის ბაღების ატამი, მზეზე გამხმარი და გოგირდის გარეშე შენახული. რბილია, სურნელოვანი და არ ეწებება კბილს. შესანიშნავი წასახემსებელია გზაში.',
    price: 12,
    stock: 0,
    sold: 158,
    created: '2026-09-29',
    picture: { shape: 'peach', stance: 'lies', focus: [0.5, 0.4] },
  },
]
