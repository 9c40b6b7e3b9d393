import type { SeedProduct } from '../types.ts'

export const footwear: readonly SeedProduct[] = [
  {
    handle: 'hiking-boots',
    name: 'სამთო ბათინკი, წყალგაუმტარი',
    nameEn: 'Waterproof hiking boots',
    description:
      'მთის ბილიკებისთვის შექმნილი ბათინკი ნუბუკისგან, სქელი ძირით, რომელიც სველ ქვაზეც არ სრიალებს. კოჭს მტკიცედ იჭერს, წყალს კი შიგნით არ უშვებს. ჩვენს გამყიდველებს ყაზბეგი და თუშეთი სწორედ ამით აქვთ შემოვლილი.',
    descriptionEn:
      'Nubuck boots made for mountain trails, with a thick sole that doesn’t slip even on wet rock. They hold the ankle firmly and keep the water out. Our own shop assistants have walked all over Kazbegi and Tusheti in them.',
    price: 239,
    oldPrice: 279,
    stock: 24,
    sold: 92,
    created: '2026-11-12',
    sizes: [
      ['38', 2],
      ['40', 5],
      ['41', 4],
      ['42', 6],
      ['43', 5],
      ['45', 2],
    ],
    picture: { shape: 'hiking-boot', focus: [0.5, 0.35], beside: ['hiking-boot', 'backpack'] },
  },
  {
    handle: 'running-shoes',
    name: 'სარბენი ბოტასი',
    nameEn: 'Running shoes',
    description:
      'მსუბუქი, ორას ორმოცდაათგრამიანი ბოტასი ასფალტზე სარბენად. ძირი დარტყმას შთანთქავს, ზედა ნაწილი კი სუნთქვადია. მოგრძო ტერფზე ნახევარი ზომით დიდი აირჩიეთ.',
    descriptionEn:
      'Light shoes for running on tarmac, at 250 grams. The sole absorbs the impact, and the upper is breathable. If your feet are long, choose half a size larger.',
    price: 185,
    stock: 31,
    sold: 143,
    created: '2026-09-18',
    sizes: [
      ['37', 4],
      ['38', 6],
      ['39', 5],
      ['41', 8],
      ['42', 7],
      ['44', 1],
    ],
    picture: {
      shape: 'running-shoe',
      stance: 'lies',
      focus: [0.55, 0.4],
      beside: ['running-shoe', 'stopwatch'],
    },
  },
  {
    handle: 'leather-shoes',
    name: 'მამაკაცის ტყავის ფეხსაცმელი',
    nameEn: 'Men’s leather shoes',
    description:
      'თბილისურ საამქროში შეკერილი ნატურალური ტყავის ფეხსაცმელი. ძირი მიკერებულია და არა მიწებებული, ამიტომ გამოცვლაც შეიძლება. ტყავი რამდენიმე დღეში ფეხის ფორმას იღებს.',
    descriptionEn:
      'Shoes in real leather, made in a Tbilisi workshop. The sole is stitched rather than glued, so it can be replaced. The leather takes the shape of your foot within a few days.',
    price: 219,
    stock: 13,
    sold: 38,
    created: '2026-08-13',
    sizes: [
      ['40', 2],
      ['41', 3],
      ['42', 4],
      ['43', 3],
      ['44', 1],
    ],
    picture: { shape: 'mans-shoe', focus: [0.6, 0.4], beside: ['briefcase', 'mans-shoe'] },
  },
  {
    handle: 'red-boots',
    name: 'ქალის წითელი ჩექმა',
    nameEn: 'Women’s red boots',
    description:
      'კოჭს ზემოთ ჩექმა რბილი ტყავისგან, გვერდითი ელვით. ქუსლი სამი სანტიმეტრია, მთელი დღე სასიარულოდ. შიგნიდან თექით არის დათბილული.',
    descriptionEn:
      'Soft leather boots that reach above the ankle, with a zip at the side. The heel is 3 cm high, so you can walk in them all day. They have a warm felt lining.',
    price: 199,
    oldPrice: 249,
    stock: 5,
    sold: 57,
    created: '2026-10-31',
    sizes: [
      ['36', 1],
      ['37', 2],
      ['38', 1],
      ['39', 1],
      ['40', 0],
    ],
    picture: { shape: 'womans-boot', focus: [0.4, 0.3] },
  },
  {
    handle: 'high-heels',
    name: 'მაღალქუსლიანი ფეხსაცმელი',
    nameEn: 'High-heeled shoes',
    description:
      'ალისფერი ფეხსაცმელი რვასანტიმეტრიანი ქუსლითა და რბილი შიდა ძირით. ფორმა ისეა მოფიქრებული, რომ საღამოს ბოლომდე ცეკვა შეგეძლოთ.',
    descriptionEn:
      'Scarlet shoes with an 8 cm heel and a soft insole. They are shaped so that you can dance until the end of the evening.',
    price: 169,
    stock: 10,
    sold: 49,
    created: '2026-07-08',
    sizes: [
      ['35', 1],
      ['36', 3],
      ['37', 3],
      ['38', 3],
    ],
    picture: { shape: 'high-heeled-shoe', focus: [0.45, 0.4], beside: ['clutch-bag', 'high-heeled-shoe'] },
  },
  {
    handle: 'ballet-flats',
    name: 'ლურჯი ბალეტკა ყოველდღიურად',
    nameEn: 'Blue ballet flats for every day',
    description:
      'რბილი და მოქნილი ბალეტკა, რომელიც ჩანთაშიც ჩაეტევა. შიგნიდან ტყავისაა, ძირი რეზინის. ქალაქში სასეირნოდ უკეთესს ვერ ინატრებთ.',
    descriptionEn:
      'Soft, flexible flats that even fit in a handbag. They are leather inside, with a rubber sole. You couldn’t wish for anything better for a walk in the city.',
    price: 79,
    stock: 0,
    sold: 112,
    created: '2026-06-05',
    sizes: [
      ['36', 0],
      ['37', 0],
      ['38', 0],
    ],
    picture: { shape: 'flat-shoe', focus: [0.4, 0.5] },
  },
  {
    handle: 'flip-flops',
    name: 'ზღვის ჩუსტები',
    nameEn: 'Beach flip-flops',
    description:
      'ლურჯი ჩუსტები ყვითელი თასმით: ბათუმის კენჭებზეც რბილია და სველ იატაკზეც არ სრიალებს. ქვიშა ერთი გავლებით ირეცხება.',
    descriptionEn:
      'Blue flip-flops with a yellow strap: soft even on the pebbles of Batumi, and they don’t slip on wet floors. A single rinse washes the sand off.',
    price: 25,
    stock: 44,
    sold: 267,
    created: '2026-05-22',
    sizes: [
      ['36', 9],
      ['38', 12],
      ['40', 11],
      ['42', 12],
    ],
    picture: {
      shape: 'thong-sandal',
      stance: 'lies',
      focus: [0.5, 0.35],
      beside: ['thong-sandal', 'sunglasses'],
    },
  },
  {
    handle: 'city-backpack',
    name: 'ზურგჩანთა ქალაქისთვის',
    nameEn: 'City backpack',
    description:
      'ვარდისფერი ზურგჩანთა თხუთმეტდუიმიანი ლეპტოპის ჯიბით და წინა ჯიბით წვრილმანისთვის. ზურგი და სამხრეები დარბილებულია, ქსოვილი კი წვიმას იგერიებს. ტევადობა ოცი ლიტრია.',
    descriptionEn:
      'A pink backpack with a compartment for a 15-inch laptop and a front pocket for small things. The back and the shoulder straps are padded, and the fabric repels rain. It holds 20 litres.',
    price: 115,
    stock: 19,
    sold: 135,
    created: '2026-09-01',
    picture: { shape: 'backpack', focus: [0.5, 0.3], beside: ['laptop', 'books'] },
  },
  {
    handle: 'two-tone-handbag',
    name: 'ორფერი ტყავის ხელჩანთა',
    nameEn: 'Two-tone leather handbag',
    description:
      'ღია და მუქი ტყავის შეხამება, მოკლე სახელურებითა და მყარი ძირით, რომ მაგიდაზე თავისით იდგეს. შიგნით სამი განყოფილება და ელვიანი ჯიბეა. იკერება თბილისში, მცირე პარტიებად.',
    descriptionEn:
      'Light and dark leather combined, with short handles and a firm base, so that it stands on a table by itself. Inside are three compartments and a zipped pocket. It’s sewn in Tbilisi in small batches.',
    price: 265,
    stock: 6,
    sold: 29,
    created: '2026-10-16',
    picture: { shape: 'handbag', focus: [0.5, 0.45], beside: ['purse', 'clutch-bag'] },
  },
  {
    handle: 'coin-purse',
    name: 'საფულე მეტალის საკეტით',
    nameEn: 'Purse with a metal clasp',
    description:
      'ბებიების სკივრიდან ნაცნობი ფორმის საფულე, ახლებურად შეკერილი. ხურდასაც იტევს, ბარათსაც და პომადასაც. საკეტი სასიამოვნო ტკაცუნით იხურება.',
    descriptionEn:
      'A shape you’ll know from your grandmother’s chest, sewn in a new way. It holds coins, cards and a lipstick. The clasp closes with a pleasing click.',
    price: 42,
    stock: 16,
    sold: 84,
    created: '2026-07-31',
    picture: { shape: 'purse', focus: [0.5, 0.25], beside: ['handbag', 'lipstick'] },
  },
  {
    handle: 'cabin-suitcase',
    name: 'ხელბარგის ჩემოდანი',
    nameEn: 'Cabin suitcase',
    description:
      'მყარკორპუსიანი ჩემოდანი, რომელიც თვითმფრინავის სალონში თავისუფლად მიგაქვთ. ოთხი ორმაგი ბორბალი უხმაუროდ მიგორავს, სახელური კი სამ სიმაღლეზე ფიქსირდება.',
    descriptionEn:
      'A hard-shell suitcase that you can take into the cabin of a plane. Its four double wheels roll silently, and the handle locks at three heights.',
    price: 229,
    oldPrice: 259,
    stock: 0,
    sold: 71,
    created: '2026-08-26',
    specifications: [
      ['36 ლ', 229, 8, 259],
      ['62 ლ', 299, 3],
    ],
    picture: { shape: 'luggage', focus: [0.5, 0.3] },
  },
]
