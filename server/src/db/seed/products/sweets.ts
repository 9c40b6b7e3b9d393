import type { SeedProduct } from '../types.ts'

export const sweets: readonly SeedProduct[] = [
  {
    handle: 'chestnut-honey',
    name: 'წაბლის თაფლი აჭარის მთებიდან',
    nameEn: 'Chestnut honey from the Adjara mountains',
    description:
      'მუქი, ოდნავ მომწარო თაფლი ქედის ტყეებიდან, სადაც ფუტკარი წაბლის ყვავილს დაჰფარფატებს. არ არის გაცხელებული და არც შაქარია დამატებული. დროთა განმავლობაში შეიძლება დაკრისტალდეს, ეს ნამდვილი თაფლის ნიშანია.',
    descriptionEn:
      'Dark, slightly bitter honey from the forests of Keda, where bees fly among the chestnut blossom. It hasn’t been heated, and no sugar has been added. It may crystallise over time, which is a sign of real honey.',
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
    nameEn: 'Gurian black tea',
    description:
      'ხელით დაკრეფილი და ტრადიციულად დამუშავებული ფოთოლი ოზურგეთის პლანტაციიდან. ნაყენი წითელ-ქარვისფერია, რბილი და ოდნავ ტკბილი. ერთი მწიკვი ორ დაყენებას თავისუფლად უძლებს.',
    descriptionEn:
      'Leaves picked by hand on a plantation in Ozurgeti and processed the traditional way. The brew is reddish amber, soft and slightly sweet. One pinch is easily enough for two infusions.',
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
    nameEn: 'Dark chocolate with hazelnuts',
    description:
      'სამოცდაათპროცენტიანი კაკაო და სამეგრელოში მოხალული თხილი. შოკოლადს მცირე პარტიებად ვადნობთ თბილისში, კონსერვანტების გარეშე. თხილის ალერგიის შემთხვევაში არ მიირთვათ.',
    descriptionEn:
      '70% cocoa, with hazelnuts roasted in Samegrelo. We melt the chocolate in small batches in Tbilisi, without preservatives. Not suitable for anyone with a hazelnut allergy.',
    price: 14.9,
    stock: 54,
    sold: 276,
    created: '2026-10-19',
    picture: { shape: 'chocolate-bar', stance: 'lies', focus: [0.4, 0.35] },
  },
  {
    handle: 'oat-cookies',
    name: 'შვრიის ორცხობილა შოკოლადით',
    nameEn: 'Oat biscuits with chocolate',
    description:
      'გარედან ხრაშუნა, შიგნიდან რბილი ორცხობილა შვრიის ფანტელითა და შავი შოკოლადის ნაჭრებით. ყოველდღე ახალი ცხვება. კოლოფში რვა ცალია.',
    descriptionEn:
      'Crunchy on the outside and soft inside, with rolled oats and chunks of dark chocolate. Baked fresh every day. There are eight in a box.',
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
    nameEn: 'Rainbow lollipop',
    description:
      'დიდი და ფერადი კანფეტი, რომელსაც ბავშვი ერთ დღეში ვერ მოერევა. საღებავებად მხოლოდ ხილისა და ბოსტნეულის წვენია გამოყენებული.',
    descriptionEn:
      'A big, colourful lollipop that no child can finish in a day. Coloured only with the juice of fruit and vegetables.',
    price: 5.5,
    stock: 80,
    sold: 412,
    created: '2026-06-01',
    picture: { shape: 'lollipop', stance: 'lies', focus: [0.35, 0.35] },
  },
  {
    handle: 'berry-cupcakes',
    name: 'კაფქეიქები კენკრის კრემით',
    nameEn: 'Cupcakes with berry cream',
    description:
      'ნაზი ვანილის ბისკვიტი და კენკრის კრემი, ზემოდან ფერადი შაქრით. ვაცხობთ შეკვეთის დღეს და გიგზავნით მაგარ ყუთში, რომ კრემი არ დაზიანდეს. შეინახეთ მაცივარში არაუმეტეს ორი დღისა.',
    descriptionEn:
      'Delicate vanilla sponge and berry cream, topped with coloured sugar. We bake them on the day of your order and send them in a sturdy box that protects the cream. Keep in the fridge for no more than two days.',
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
    nameEn: 'Strawberry cake, 1 kg',
    description:
      'სამფენიანი ბისკვიტი ათქვეფილი ნაღებითა და ახალი მარწყვით. შაქარი იმდენია, რომ მარწყვის გემო არ დაიკარგოს. საჭიროა ერთი დღით ადრე შეკვეთა.',
    descriptionEn:
      'A three-layer sponge with whipped cream and fresh strawberries. There’s just enough sugar to let you taste the strawberries. Please order one day ahead.',
    price: 58,
    stock: 3,
    sold: 44,
    created: '2026-05-19',
    picture: { shape: 'shortcake', stance: 'lies', focus: [0.5, 0.3], beside: ['strawberry', 'shortcake'] },
  },
  {
    handle: 'cherry-preserve',
    name: 'ალუბლის მურაბა',
    nameEn: 'Sour cherry preserve',
    description:
      'გორის ალუბლისგან ნელ ცეცხლზე მოხარშული მურაბა, მთლიანი ნაყოფით. შაქარი ნახევრად ნაკლებია, ვიდრე ჩვეულებრივ მურაბაში. კარგია ჩაისთან, ბლინსა და მაწონთან.',
    descriptionEn:
      'Whole sour cherries from Gori, simmered over a low heat. It has half as much sugar as an ordinary preserve. Good with tea, pancakes and matsoni.',
    price: 13,
    stock: 37,
    sold: 129,
    created: '2026-08-08',
    picture: { shape: 'cherries', stance: 'lies', focus: [0.5, 0.7] },
  },
  {
    handle: 'blueberry-jam',
    name: 'მოცვის ჯემი ბახმაროდან',
    nameEn: 'Blueberry jam from Bakhmaro',
    description:
      'ტყის მოცვი, რომელსაც ბახმაროს ფერდობებზე ხელით კრეფენ. ჯემი სქელია, მჟავე-ტკბილი და მხოლოდ სამ ინგრედიენტს შეიცავს: მოცვს, შაქარსა და ლიმონს.',
    descriptionEn:
      'Wild blueberries, picked by hand on the slopes of Bakhmaro. The jam is thick, sweet and tart, and has only three ingredients: blueberries, sugar and lemon.',
    price: 18,
    stock: 11,
    sold: 95,
    created: '2026-10-02',
    picture: { shape: 'blueberries', stance: 'lies', focus: [0.6, 0.6], beside: ['pancakes', 'blueberries'] },
  },
  {
    handle: 'dried-peach',
    name: 'ატმის ჩირი, 300 გ',
    nameEn: 'Dried peaches, 300 g',
    description:
      'ქართლის ბაღების ატამი, მზეზე გამხმარი და გოგირდის გარეშე შენახული. რბილია, სურნელოვანი და არ ეწებება კბილს. შესანიშნავი წასახემსებელია გზაში.',
    descriptionEn:
      'Peaches from the orchards of Kartli, dried in the sun and kept without sulphur. They are soft and fragrant, and don’t stick to your teeth. A great snack for the road.',
    price: 12,
    stock: 0,
    sold: 158,
    created: '2026-09-29',
    picture: { shape: 'peach', stance: 'lies', focus: [0.5, 0.4] },
  },
]
