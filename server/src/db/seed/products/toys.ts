import type { Picture } from '../picture.ts'
import type { SeedProduct } from '../types.ts'

const yoyo = (to: number): Picture['shape'] => ({ icon: 'yo-yo', hues: [{ range: [225, 315], to }] })

export const toys: readonly SeedProduct[] = [
  {
    handle: 'teddy-bear',
    name: 'რბილი დათუნია ჩასახუტებლად',
    description:
      'ორმოცი სანტიმეტრი სირბილე: მოკლე ბეწვი, ნაქარგი თვალები და არც ერთი მოსაძრობი დეტალი. დაბადებიდანვე შეიძლება. სარეცხ მანქანაში ოცდაათ გრადუსზე ირეცხება და ისევ ჩახუტებას ელოდება.',
    price: 49,
    stock: 25,
    sold: 261,
    created: '2026-11-13',
    picture: { shape: 'teddy-bear', focus: [0.5, 0.25] },
  },
  {
    handle: 'nesting-dolls',
    name: 'ხის მატრიოშკა, 5 ფიგურა',
    description:
      'ცაცხვის ხისგან გამოჩარხული და ხელით მოხატული ხუთი თოჯინა, ერთმანეთში ჩალაგებული. პატარას ზომების შედარებას ასწავლის, დიდს კი თაროს ულამაზებს.',
    price: 65,
    stock: 11,
    sold: 54,
    created: '2026-07-23',
    picture: { shape: 'nesting-dolls', focus: [0.5, 0.35] },
  },
  {
    handle: 'yo-yo-star',
    name: 'იო-იო საკისრით',
    description:
      'ლითონის საკისარი დიდხანს ატრიალებს, ასე რომ პირველი ხრიკი იმავე საღამოს გამოგივათ. თითის რგოლი რბილია, სათადარიგო თოკი კი ყუთშია.',
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
    description:
      'მსუბუქი ჩონჩხი და ფერადი ქსოვილი, რომელიც სუსტ ქარშიც ადის ცაში. ორმოცდაათი მეტრი ძაფი და ხვეული კომპლექტშია. კუს ტბა შაბათ-კვირას ამისთვის იდეალურია.',
    price: 34,
    stock: 0,
    sold: 138,
    created: '2026-06-11',
    picture: { shape: 'kite', stance: 'lies', focus: [0.3, 0.35] },
  },
  {
    handle: 'racing-car',
    name: 'სარბოლო მანქანა პულტით',
    description:
      'წითელი ბოლიდი, რომელიც წამში ოთხ მეტრს გადის და მოსახვევშიც არ ყირავდება. პულტი ორმოც მეტრზე იჭერს. ერთი დატენვა ოცდახუთწუთიან რბოლას ჰყოფნის.',
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
    description:
      'წიფლის ხის ორთქლმავალი არატოქსიკური საღებავით. ბორბლები უხმაუროდ ტრიალებს, მაგნიტი კი ნებისმიერ ვაგონს იბამს. სამი წლიდან და ბევრად ზემოთაც.',
    price: 59,
    stock: 20,
    sold: 81,
    created: '2026-09-20',
    picture: { shape: 'locomotive', focus: [0.35, 0.4] },
  },
  {
    handle: 'robot-kit',
    name: 'რობოტის ასაწყობი ნაკრები',
    description:
      'ასოცი დეტალი, ერთი მოტორი და გასაგები ქართული ინსტრუქცია. აწყობის შემდეგ რობოტი დადის, თვალებს ახამხამებს და ტელეფონიდან იმართება. რვა წლიდან.',
    price: 145,
    stock: 5,
    sold: 46,
    created: '2026-11-08',
    picture: { shape: 'robot', focus: [0.5, 0.35], beside: ['battery', 'robot'] },
  },
  {
    handle: 'space-rocket',
    name: 'რაკეტა ფანჯარა-ილუმინატორით',
    description:
      'კოსმოსური რაკეტა, რომელიც იხსნება და შიგნით ორ კოსმონავტს მალავს. სტარტის ხმა ღილაკით ირთვება და, მშობლების საბედნიეროდ, ითიშება კიდეც.',
    price: 79,
    stock: 17,
    sold: 73,
    created: '2026-05-28',
    picture: { shape: 'rocket', stance: 'lies', focus: [0.6, 0.35], beside: ['ringed-planet', 'rocket'] },
  },
  {
    handle: 'carousel-horse',
    name: 'კარუსელის ცხენი, მუსიკალური',
    description:
      'ქოქავ და ცხენი ნელა ტრიალებს, თან ძველ თბილისურ მელოდიას უკრავს. ხის ფიგურა ხელითაა მოხატული, ღერძი კი თითბრისაა.',
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
    description:
      'მწვანე ტირანოზავრი მოძრავი ყბითა და კიდურებით. რბილი პლასტმასისგანაა, ამიტომ ბრძოლები უსაფრთხოა. სიმაღლე ოცდარვა სანტიმეტრია.',
    price: 42,
    stock: 36,
    sold: 209,
    created: '2026-07-06',
    picture: { shape: 't-rex', focus: [0.3, 0.2], beside: ['sauropod', 't-rex'] },
  },
  {
    handle: 'tin-drum',
    name: 'საბავშვო დოლი ჯოხებით',
    description:
      'ნამდვილი დოლი პატარა მუსიკოსისთვის: ხის ჯოხები, დაჭიმული მემბრანა და მხარზე გადასაკიდი ღვედი. მეზობლებთან დაზავებას ვერ დაგპირდებით.',
    price: 52,
    stock: 13,
    sold: 39,
    created: '2026-10-14',
    picture: { shape: 'drum', focus: [0.5, 0.4], beside: ['maracas', 'drum'] },
  },
]
