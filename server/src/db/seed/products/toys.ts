import type { Picture } from '../picture.ts'
import type { SeedProduct } from '../types.ts'

const yoyo = (to: number): Picture['shape'] => ({ icon: 'yo-yo', hues: [{ range: [225, 315], to }] })

export const toys: readonly SeedProduct[] = [
  {
    handle: 'teddy-bear',
    name: 'რბილი დათუნია ჩასახუტებლად',
    nameEn: 'Soft teddy bear to hug',
    description:
      'ორმოცი სანტიმეტრი სირბილე: მოკლე ბეწვი, ნაქარგი თვალები და არც ერთი მოსაძრობი დეტალი. დაბადებიდანვე შეიძლება. სარეცხ მანქანაში ოცდაათ გრადუსზე ირეცხება და ისევ ჩახუტებას ელოდება.',
    descriptionEn:
      'Forty centimetres of softness: short fur, embroidered eyes and nothing that can be pulled off. It’s suitable from birth. It can be machine-washed at 30 °C, and is then ready for the next hug.',
    price: 49,
    stock: 25,
    sold: 261,
    created: '2026-11-13',
    picture: { shape: 'teddy-bear', focus: [0.5, 0.25] },
  },
  {
    handle: 'nesting-dolls',
    name: 'ხის მატრიოშკა, 5 ფიგურა',
    nameEn: 'Wooden nesting dolls, set of 5',
    description:
      'ცაცხვის ხისგან გამოჩარხული და ხელით მოხატული ხუთი თოჯინა, ერთმანეთში ჩალაგებული. პატარას ზომების შედარებას ასწავლის, დიდს კი თაროს ულამაზებს.',
    descriptionEn:
      'Five dolls turned from lime wood and painted by hand, one inside the other. They teach little ones to compare sizes, and grace the shelves of grown-ups.',
    price: 65,
    stock: 11,
    sold: 54,
    created: '2026-07-23',
    picture: { shape: 'nesting-dolls', focus: [0.5, 0.35] },
  },
  {
    handle: 'yo-yo-star',
    name: 'იო-იო საკისრით',
    nameEn: 'Ball-bearing yo-yo',
    description:
      'ლითონის საკისარი დიდხანს ატრიალებს, ასე რომ პირველი ხრიკი იმავე საღამოს გამოგივათ. თითის რგოლი რბილია, სათადარიგო თოკი კი ყუთშია.',
    descriptionEn:
      'The metal bearing keeps it spinning for a long time, so you’ll manage your first trick the same evening. The finger loop is soft, and a spare string is in the box.',
    price: 22,
    stock: 0,
    sold: 172,
    created: '2026-08-28',
    specifications: [
      ['იისფერი', 22, 18],
      ['წითელი', 22, 9],
      ['ფირუზისფერი', 24, 3],
    ],
    picture: { shape: 'yo-yo', stance: 'lies', focus: [0.4, 0.6], beside: [yoyo(355), yoyo(178)] },
  },
  {
    handle: 'rainbow-kite',
    name: 'ფერადი ფრანი გრძელი კუდით',
    nameEn: 'Colourful kite with a long tail',
    description:
      'მსუბუქი ჩონჩხი და ფერადი ქსოვილი, რომელიც სუსტ ქარშიც ადის ცაში. ორმოცდაათი მეტრი ძაფი და ხვეული კომპლექტშია. კუს ტბა შაბათ-კვირას ამისთვის იდეალურია.',
    descriptionEn:
      'A light frame and colourful fabric that rises into the sky even in a weak wind. It comes with 50 metres of string and a reel. Turtle Lake at the weekend is the ideal place for it.',
    price: 34,
    stock: 0,
    sold: 138,
    created: '2026-06-11',
    picture: { shape: 'kite', stance: 'lies', focus: [0.3, 0.35] },
  },
  {
    handle: 'racing-car',
    name: 'სარბოლო მანქანა პულტით',
    nameEn: 'Remote-controlled racing car',
    description:
      'წითელი ბოლიდი, რომელიც წამში ოთხ მეტრს გადის და მოსახვევშიც არ ყირავდება. პულტი ორმოც მეტრზე იჭერს. ერთი დატენვა ოცდახუთწუთიან რბოლას ჰყოფნის.',
    descriptionEn:
      'A red racer that covers four metres in a second and doesn’t tip over on bends. The remote control works from 40 metres away. One charge is enough for a 25-minute race.',
    price: 95,
    oldPrice: 119,
    stock: 14,
    sold: 99,
    created: '2026-10-30',
    picture: { shape: 'racing-car', focus: [0.75, 0.5], beside: ['trophy', 'racing-car'] },
  },
  {
    handle: 'steam-locomotive',
    name: 'ხის ორთქლმავალი',
    nameEn: 'Wooden steam engine',
    description:
      'წიფლის ხის ორთქლმავალი არატოქსიკური საღებავით. ბორბლები უხმაუროდ ტრიალებს, მაგნიტი კი ნებისმიერ ვაგონს იბამს. სამი წლიდან და ბევრად ზემოთაც.',
    descriptionEn:
      'A beech steam engine with non-toxic paint. The wheels turn silently, and the magnet couples to any carriage. For ages three and well above.',
    price: 59,
    stock: 20,
    sold: 81,
    created: '2026-09-20',
    picture: { shape: 'locomotive', focus: [0.35, 0.4] },
  },
  {
    handle: 'robot-kit',
    name: 'რობოტის ასაწყობი ნაკრები',
    nameEn: 'Robot building kit',
    description:
      'ასოცი დეტალი, ერთი მოტორი და გასაგები ქართული ინსტრუქცია. აწყობის შემდეგ რობოტი დადის, თვალებს ახამხამებს და ტელეფონიდან იმართება. რვა წლიდან.',
    descriptionEn:
      '120 parts, one motor and clear instructions in Georgian. Once it’s built, the robot walks, blinks its eyes and is controlled from a phone. For ages eight and up.',
    price: 145,
    stock: 5,
    sold: 46,
    created: '2026-11-08',
    picture: { shape: 'robot', focus: [0.5, 0.35], beside: ['battery', 'robot'] },
  },
  {
    handle: 'space-rocket',
    name: 'რაკეტა ფანჯარა-ილუმინატორით',
    nameEn: 'Rocket with a porthole',
    description:
      'კოსმოსური რაკეტა, რომელიც იხსნება და შიგნით ორ კოსმონავტს მალავს. სტარტის ხმა ღილაკით ირთვება და, მშობლების საბედნიეროდ, ითიშება კიდეც.',
    descriptionEn:
      'A space rocket that opens up and hides two astronauts inside. A button turns the launch sound on and, luckily for parents, off as well.',
    price: 79,
    stock: 17,
    sold: 73,
    created: '2026-05-28',
    picture: { shape: 'rocket', stance: 'lies', focus: [0.6, 0.35], beside: ['ringed-planet', 'rocket'] },
  },
  {
    handle: 'carousel-horse',
    name: 'კარუსელის ცხენი, მუსიკალური',
    nameEn: 'Musical carousel horse',
    description:
      'ქოქავ და ცხენი ნელა ტრიალებს, თან ძველ თბილისურ მელოდიას უკრავს. ხის ფიგურა ხელითაა მოხატული, ღერძი კი თითბრისაა.',
    descriptionEn:
      'Wind it up, and the horse turns slowly to an old Tbilisi melody. The wooden figure is painted by hand, and the pole is made of brass.',
    price: 118,
    oldPrice: 135,
    stock: 2,
    sold: 28,
    created: '2026-08-15',
    picture: { shape: 'carousel-horse', focus: [0.4, 0.3] },
  },
  {
    handle: 'tyrannosaurus',
    name: 'ტირანოზავრი, დიდი ფიგურა',
    nameEn: 'Large tyrannosaurus figure',
    description:
      'მწვანე ტირანოზავრი მოძრავი ყბითა და კიდურებით. რბილი პლასტმასისგანაა, ამიტომ ბრძოლები უსაფრთხოა. სიმაღლე ოცდარვა სანტიმეტრია.',
    descriptionEn:
      'A green tyrannosaurus with a jaw and limbs that move. It’s made of soft plastic, so battles are safe. It’s 28 cm tall.',
    price: 42,
    stock: 36,
    sold: 209,
    created: '2026-07-06',
    picture: { shape: 't-rex', focus: [0.3, 0.2], beside: ['sauropod', 't-rex'] },
  },
  {
    handle: 'tin-drum',
    name: 'საბავშვო დოლი ჯოხებით',
    nameEn: 'Children’s drum with sticks',
    description:
      'ნამდვილი დოლი პატარა მუსიკოსისთვის: ხის ჯოხები, დაჭიმული მემბრანა და მხარზე გადასაკიდი ღვედი. მეზობლებთან დაზავებას ვერ დაგპირდებით.',
    descriptionEn:
      'A real drum for a little musician: wooden sticks, a taut drumhead and a strap for the shoulder. We can’t promise peace with the neighbours.',
    price: 52,
    stock: 13,
    sold: 39,
    created: '2026-10-14',
    picture: { shape: 'drum', focus: [0.5, 0.4], beside: ['maracas', 'drum'] },
  },
]
