import type { SeedProduct } from '../types.ts'

export const home: readonly SeedProduct[] = [
  {
    handle: 'potted-plant',
    name: 'ოთახის მცენარე თიხის ქოთანში',
    nameEn: 'House plant in a clay pot',
    description:
      'გამძლე მცენარე მათთვისაც, ვისაც მორწყვა ავიწყდება: კვირაში ერთხელ წყალი სრულად ჰყოფნის. ნახევრად ჩრდილს ეგუება და ოთახის ჰაერს აახლებს. მოჰყვება თიხის ქოთანი და მოვლის მოკლე წესები.',
    descriptionEn:
      'A hardy plant, even for those who forget to water: once a week is quite enough. It’s happy in half shade and freshens the air in the room. It comes with a clay pot and short care instructions.',
    price: 35,
    stock: 28,
    sold: 149,
    created: '2026-11-14',
    picture: { shape: 'potted-plant', focus: [0.5, 0.35] },
  },
  {
    handle: 'enamel-teapot',
    name: 'მომინანქრებული ჩაიდანი, 1,5 ლ',
    nameEn: 'Enamel teapot, 1.5 l',
    description:
      'ალისფერი ჩაიდანი, რომელიც სამზარეულოს მაშინვე ახალისებს. მინანქარი სქელია და სუნს არ იწოვს, ძირი კი ინდუქციურ ქურაზეც მუშაობს. სახელური არ ცხელდება.',
    descriptionEn:
      'A scarlet teapot that brightens up the kitchen at once. The enamel is thick and doesn’t absorb smells, and the base works on induction hobs too. The handle stays cool.',
    price: 68,
    oldPrice: 79,
    stock: 19,
    sold: 104,
    created: '2026-11-10',
    picture: { shape: 'teapot', focus: [0.45, 0.35], beside: ['teacup-without-handle', 'lemon'] },
  },
  {
    handle: 'beeswax-candle',
    name: 'ფუტკრის ცვილის სანთელი',
    nameEn: 'Beeswax candle',
    description:
      'ხელით ჩამოსხმული სანთელი სუფთა ცვილისგან, თაფლის მსუბუქი სურნელით. დაახლოებით ოცდახუთი საათი იწვის და არ ბოლავს.',
    descriptionEn:
      'A candle poured by hand from pure beeswax, with a light scent of honey. It burns for about 25 hours and doesn’t smoke.',
    price: 18,
    stock: 0,
    sold: 226,
    created: '2026-10-04',
    specifications: [
      ['1 ცალი', 18, 40],
      ['3 ცალი', 48, 12, 54],
    ],
    picture: { shape: 'candle', focus: [0.5, 0.25] },
  },
  {
    handle: 'walnut-chair',
    name: 'კაკლის ხის სკამი',
    nameEn: 'Walnut chair',
    description:
      'მთლიანი კაკლის ხისგან ნაკეთი სკამი, ზეთით დამუშავებული. ზურგი ოდნავ მოღუნულია, ამიტომ ვახშამი თუ გაგრძელდა, მაინც მოსახერხებელია. აწყობა არ სჭირდება.',
    descriptionEn:
      'A chair made of solid walnut, finished with oil. The back is slightly curved, so it stays comfortable even when dinner goes on. No assembly is needed.',
    price: 320,
    stock: 8,
    sold: 33,
    created: '2026-08-05',
    picture: { shape: 'chair', focus: [0.5, 0.3], beside: ['potted-plant', 'chair'] },
  },
  {
    handle: 'wall-mirror',
    name: 'კედლის სარკე ოქროსფერ ჩარჩოში',
    nameEn: 'Wall mirror in a golden frame',
    description:
      'ტალღოვანი ჩარჩო ხელით არის მოოქრული და ოთახს სინათლეს მატებს. ჰორიზონტალურადაც კიდებენ და ვერტიკალურადაც, სამაგრები კომპლექტშია.',
    descriptionEn:
      'The wavy frame is gilded by hand and brings light into the room. It hangs horizontally or vertically, and the fittings are included.',
    price: 189,
    stock: 4,
    sold: 22,
    created: '2026-09-13',
    picture: {
      shape: 'mirror',
      stance: 'lies',
      focus: [0.5, 0.35],
      beside: ['framed-picture', 'potted-plant'],
    },
  },
  {
    handle: 'landscape-print',
    name: 'სურათი ხის ჩარჩოში',
    nameEn: 'Picture in a wooden frame',
    description:
      'მზიანი გორაკები ახალგაზრდა მხატვრის ხელით, დაბეჭდილი სქელ ქაღალდზე. ჩარჩო ფიჭვისაა, მინა კი შუქს არ ირეკლავს. ზომა ორმოცი ორმოცზეა.',
    descriptionEn:
      'Sunny hills by a young artist, printed on thick paper. The frame is pine, and the glass doesn’t reflect the light. It measures 40 × 40 cm.',
    price: 75,
    stock: 12,
    sold: 59,
    created: '2026-07-02',
    picture: { shape: 'framed-picture', stance: 'lies', focus: [0.5, 0.45], beside: ['mirror', 'bouquet'] },
  },
  {
    handle: 'mantel-clock',
    name: 'ბუხრის საათი, ხის კორპუსით',
    nameEn: 'Mantel clock with a wooden case',
    description:
      'ძველებური საათი მუქი ხისგან, ოქროსფერი ისრებით. წიკწიკი ჩუმია, საათში ერთხელ კი რბილად რეკავს. ღამით რეკვა თავისით ითიშება.',
    descriptionEn:
      'An old-fashioned clock in dark wood, with golden hands. It ticks quietly and chimes softly once an hour. At night the chime turns itself off.',
    price: 210,
    oldPrice: 245,
    stock: 3,
    sold: 17,
    created: '2026-06-26',
    picture: { shape: 'mantelpiece-clock', focus: [0.5, 0.4], beside: ['candle', 'framed-picture'] },
  },
  {
    handle: 'cast-iron-pan',
    name: 'თუჯის ტაფა',
    nameEn: 'Cast-iron pan',
    description:
      'მძიმე, სქელძირიანი ტაფა, რომელშიც კვერცხიც და მჭადიც ერთნაირად კარგად იწვება. სელის ზეთით წინასწარ არის გამომწვარი და ღუმელშიც შეიდგმება. სწორად თუ მოუვლით, შვილიშვილებსაც დარჩებათ.',
    descriptionEn:
      'A heavy, thick-bottomed pan that fries eggs and mchadi equally well. It’s seasoned with linseed oil and can go in the oven. Look after it well, and your grandchildren will have it too.',
    price: 72,
    stock: 0,
    sold: 131,
    created: '2026-10-21',
    specifications: [
      ['24 სმ', 72, 14],
      ['28 სმ', 89, 9],
      ['32 სმ', 109, 0],
    ],
    picture: { shape: 'cooking', stance: 'lies', focus: [0.4, 0.45], beside: ['kitchen-knife'] },
  },
  {
    handle: 'rose-soap',
    name: 'ვარდის საპონი, ხელნაკეთი',
    nameEn: 'Handmade rose soap',
    description:
      'ზეითუნის ზეთისა და ვარდის წყლის საპონი, ორი თვის დავარგებული. რბილ ქაფს აკეთებს და მგრძნობიარე კანსაც უხდება. საღებავი და პალმის ზეთი არ შედის.',
    descriptionEn:
      'A soap of olive oil and rose water, aged for two months. It lathers softly and suits sensitive skin too. It contains no dyes and no palm oil.',
    price: 12,
    stock: 65,
    sold: 298,
    created: '2026-08-24',
    picture: { shape: 'soap', stance: 'lies', focus: [0.45, 0.5], beside: ['rose', 'lotion-bottle'] },
  },
  {
    handle: 'porcelain-coffee-cup',
    name: 'ფაიფურის ყავის ფინჯანი ლამბაქით',
    nameEn: 'Porcelain coffee cup with saucer',
    description:
      'თხელი, მაგრამ მტკიცე ფაიფური, ოდნავ იისფერი მოჭიქვით. ორას მილილიტრს იტევს, ამიტომ კაპუჩინოსთვისაც გამოდგება. იყიდება ცალობითაც და ექვსეულადაც.',
    descriptionEn:
      'Thin but strong porcelain with a faintly purple glaze. It holds 200 ml, so it’s right for a cappuccino too. Sold singly and in sets of six.',
    price: 26,
    stock: 0,
    sold: 115,
    created: '2026-05-16',
    specifications: [
      ['1 ცალი', 26, 21],
      ['6 ცალი', 139, 2, 156],
    ],
    picture: {
      shape: 'hot-beverage',
      stance: 'lies',
      focus: [0.4, 0.4],
      beside: ['chocolate-bar', 'cookie'],
    },
  },
  {
    handle: 'picnic-basket',
    name: 'დაწნული კალათა პიკნიკისთვის',
    nameEn: 'Wicker picnic basket',
    description:
      'იმერელი ოსტატის მიერ ტირიფის წნელისგან დაწნული კალათა. მყარია, მსუბუქი და თორმეტ კილოგრამამდე უძლებს. ბაზრობაზეც კარგად გამოიყურება და წყალსაცავის პირასაც.',
    descriptionEn:
      'A basket woven from willow by a craftsman in Imereti. It’s sturdy and light, and carries up to 12 kg. It looks good at the market and by the lake.',
    price: 58,
    stock: 10,
    sold: 76,
    created: '2026-06-30',
    picture: { shape: 'basket', focus: [0.5, 0.55], beside: ['bread', 'cheese-wedge'] },
  },
  {
    handle: 'alarm-clock',
    name: 'მაღვიძარა ორი ზარით',
    nameEn: 'Twin-bell alarm clock',
    description:
      'ნამდვილი ზარები, ნამდვილი ხმა: ამ მაღვიძარას ბალიშის ქვეშ ვერ დამალავთ. ციფერბლატი სიბნელეში ანათებს, წიკწიკი კი არ ისმის.',
    descriptionEn:
      'Real bells, a real sound: there’s no hiding this alarm clock under a pillow. The dial glows in the dark, and the ticking can’t be heard.',
    price: 38,
    stock: 31,
    sold: 127,
    created: '2026-09-28',
    picture: { shape: 'alarm-clock', focus: [0.5, 0.4], beside: ['books', 'alarm-clock'] },
  },
]
