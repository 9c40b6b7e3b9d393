import type { SeedProduct } from '../types.ts'

export const home: readonly SeedProduct[] = [
  {
    handle: 'potted-plant',
    name: 'ოთახის მცენარე თიხის ქოთანში',
    description:
      'გამძლე მცენარე მათთვისაც, ვისაც მორწყვა ავიწყდება: კვირაში ერთხელ წყალი სრულად ჰყოფნის. ნახევრად ჩრდილს ეგუება და ოთახის ჰაერს აახლებს. მოჰყვება თიხის ქოთანი და მოვლის მოკლე წესები.',
    price: 35,
    stock: 28,
    sold: 149,
    created: '2026-11-14',
    picture: { shape: 'potted-plant', focus: [0.5, 0.35] },
  },
  {
    handle: 'enamel-teapot',
    name: 'მომინანქრებული ჩაიდანი, 1,5 ლ',
    description:
      'ალისფერი ჩაიდანი, რომელიც სამზარეულოს მაშინვე ახალისებს. მინანქარი სქელია და სუნს არ იწოვს, ძირი კი ინდუქციურ ქურაზეც მუშაობს. სახელური არ ცხელდება.',
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
    description:
      'ხელით ჩამოსხმული სანთელი სუფთა ცვილისგან, თაფლის მსუბუქი სურნელით. დაახლოებით ოცდახუთი საათი იწვის და არ ბოლავს.',
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
    description:
      'მთლიანი კაკლის ხისგან ნაკეთი სკამი, ზეთით დამუშავებული. ზურგი ოდნავ მოღუნულია, ამიტომ ვახშამი თუ გაგრძელდა, მაინც მოსახერხებელია. აწყობა არ სჭირდება.',
    price: 320,
    stock: 8,
    sold: 33,
    created: '2026-08-05',
    picture: { shape: 'chair', focus: [0.5, 0.3], beside: ['potted-plant', 'chair'] },
  },
  {
    handle: 'wall-mirror',
    name: 'კედლის სარკე ოქროსფერ ჩარჩოში',
    description:
      'ტალღოვანი ჩარჩო ხელით არის მოოქრული და ოთახს სინათლეს მატებს. ჰორიზონტალურადაც კიდებენ და ვერტიკალურადაც, სამაგრები კომპლექტშია.',
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
    description:
      'მზიანი გორაკები ახალგაზრდა მხატვრის ხელით, დაბეჭდილი სქელ ქაღალდზე. ჩარჩო ფიჭვისაა, მინა კი შუქს არ ირეკლავს. ზომა ორმოცი ორმოცზეა.',
    price: 75,
    stock: 12,
    sold: 59,
    created: '2026-07-02',
    picture: { shape: 'framed-picture', stance: 'lies', focus: [0.5, 0.45], beside: ['mirror', 'bouquet'] },
  },
  {
    handle: 'mantel-clock',
    name: 'ბუხრის საათი, ხის კორპუსით',
    description:
      'ძველებური საათი მუქი ხისგან, ოქროსფერი ისრებით. წიკწიკი ჩუმია, საათში ერთხელ კი რბილად რეკავს. ღამით რეკვა თავისით ითიშება.',
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
    description:
      'მძიმე, სქელძირიანი ტაფა, რომელშიც კვერცხიც და მჭადიც ერთნაირად კარგად იწვება. სელის ზეთით წინასწარ არის გამომწვარი და ღუმელშიც შეიდგმება. სწორად თუ მოუვლით, შვილიშვილებსაც დარჩებათ.',
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
    description:
      'ზეითუნის ზეთისა და ვარდის წყლის საპონი, ორი თვის დავარგებული. რბილ ქაფს აკეთებს და მგრძნობიარე კანსაც უხდება. საღებავი და პალმის ზეთი არ შედის.',
    price: 12,
    stock: 65,
    sold: 298,
    created: '2026-08-24',
    picture: { shape: 'soap', stance: 'lies', focus: [0.45, 0.5], beside: ['rose', 'lotion-bottle'] },
  },
  {
    handle: 'porcelain-coffee-cup',
    name: 'ფაიფურის ყავის ფინჯანი ლამბაქით',
    description:
      'თხელი, მაგრამ მტკიცე ფაიფური, ოდნავ იისფერი მოჭიქვით. ორას მილილიტრს იტევს, ამიტომ კაპუჩინოსთვისაც გამოდგება. იყიდება ცალობითაც და ექვსეულადაც.',
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
    description:
      'იმერელი ოსტატის მიერ ტირიფის წნელისგან დაწნული კალათა. მყარია, მსუბუქი და თორმეტ კილოგრამამდე უძლებს. ბაზრობაზეც კარგად გამოიყურება და წყალსაცავის პირასაც.',
    price: 58,
    stock: 10,
    sold: 76,
    created: '2026-06-30',
    picture: { shape: 'basket', focus: [0.5, 0.55], beside: ['bread', 'cheese-wedge'] },
  },
  {
    handle: 'alarm-clock',
    name: 'მაღვიძარა ორი ზარით',
    description:
      'ნამდვილი ზარები, ნამდვილი ხმა: ამ მაღვიძარას ბალიშის ქვეშ ვერ დამალავთ. ციფერბლატი სიბნელეში ანათებს, წიკწიკი კი არ ისმის.',
    price: 38,
    stock: 31,
    sold: 127,
    created: '2026-09-28',
    picture: { shape: 'alarm-clock', focus: [0.5, 0.4], beside: ['books', 'alarm-clock'] },
  },
]
