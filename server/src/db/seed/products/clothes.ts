import type { Picture } from '../picture.ts'
import type { SeedProduct } from '../types.ts'

const cap = (to: number): Picture['shape'] => ({ icon: 'billed-cap', hues: [{ range: [200, 270], to }] })

export const clothes: readonly SeedProduct[] = [
  {
    handle: 'wool-scarf',
    name: 'ხელით ნაქსოვი შალის შარფი',
    nameEn: 'Hand-knitted wool scarf',
    description:
      'თუშური ცხვრის შალისგან ნაქსოვი თბილი შარფი, ბოლოებში მოკლე ფოჩით. ერთ შარფს ოსტატი ოთხი დღე ქსოვს. რბილია და კანს არ აღიზიანებს. გარეცხეთ ხელით, ნელთბილ წყალში.',
    descriptionEn:
      'A warm scarf knitted from the wool of Tush sheep, with a short fringe at both ends. Each one takes its maker four days. It’s soft and doesn’t irritate the skin. Wash by hand in lukewarm water.',
    price: 89,
    stock: 8,
    sold: 67,
    created: '2026-11-16',
    picture: { shape: 'scarf', stance: 'lies', focus: [0.5, 0.4], beside: ['yarn', 'gloves'] },
  },
  {
    handle: 'camel-coat',
    name: 'კლასიკური პალტო სამ ღილზე',
    nameEn: 'Classic three-button coat',
    description:
      'სწორი სილუეტის ქვიშისფერი პალტო, რომელსაც თბილისის ზამთარი ეყოფა. ქსოვილის სამოცდაათი პროცენტი შალია, სარჩული ვისკოზისა. ორი გარე და ერთი შიდა ჯიბე აქვს.',
    descriptionEn:
      'A sand-coloured coat with a straight cut, warm enough for a Tbilisi winter. The fabric is 70% wool, the lining is viscose. It has two outside pockets and one inside.',
    price: 289,
    oldPrice: 349,
    stock: 17,
    sold: 31,
    created: '2026-10-06',
    sizes: [
      ['S', 3],
      ['M', 6],
      ['L', 5],
      ['XL', 3],
    ],
    picture: { shape: 'coat', stance: 'lies', focus: [0.5, 0.3], beside: ['scarf', 'top-hat'] },
  },
  {
    handle: 'summer-dress',
    name: 'ლურჯი კაბა წვრილი სარტყლით',
    nameEn: 'Blue dress with a thin belt',
    description:
      'მსუბუქი ბამბის კაბა მზიანი დღეებისთვის, წელში მოყვანილი და ქვემოთ გაშლილი. გვერდში დამალული ელვა აქვს. ადვილად უთოვდება და ფერს არ კარგავს.',
    descriptionEn:
      'A light cotton dress for sunny days, fitted at the waist and flared below. There’s a hidden zip at the side. It’s easy to iron and keeps its colour.',
    price: 119,
    stock: 12,
    sold: 78,
    created: '2026-05-14',
    sizes: [
      ['XS', 1],
      ['S', 4],
      ['M', 4],
      ['L', 3],
      ['XL', 0],
    ],
    picture: { shape: 'dress', stance: 'lies', focus: [0.5, 0.3], beside: ['womans-hat', 'handbag'] },
  },
  {
    handle: 'cotton-tshirt',
    name: 'ბამბის მაისური ზოლით',
    nameEn: 'Striped cotton T-shirt',
    description:
      'მწვანე მაისური ღია ზოლით, ასპროცენტიანი ბამბისგან. ქსოვილი სქელია, მაგრამ ჰაერს ატარებს, ყელი კი ბევრი რეცხვის შემდეგაც ფორმას ინარჩუნებს.',
    descriptionEn:
      'A green T-shirt with a light stripe, made of 100% cotton. The fabric is thick but lets the skin breathe, and the neck keeps its shape after many washes.',
    price: 39,
    stock: 48,
    sold: 233,
    created: '2026-06-22',
    sizes: [
      ['S', 10],
      ['M', 14],
      ['L', 14],
      ['XL', 8],
      ['XXL', 2],
    ],
    picture: { shape: 't-shirt', stance: 'lies', focus: [0.5, 0.35], beside: ['jeans', 'billed-cap'] },
  },
  {
    handle: 'straight-jeans',
    name: 'სწორი ჯინსი აკეცილი ბოლოთი',
    nameEn: 'Straight jeans with turned-up hems',
    description:
      'ღია ლურჯი, სწორი ჯინსი მკვრივი დენიმისგან. წელი საშუალო სიმაღლისაა, ტოტის ბოლო კი აკეცილი. ორი პროცენტი ელასტანი მოძრაობას აადვილებს.',
    descriptionEn:
      'Light blue, straight jeans in heavy denim. The waist is mid-rise, and the hems are turned up. 2% elastane makes it easier to move.',
    price: 99,
    oldPrice: 129,
    stock: 29,
    sold: 154,
    created: '2026-09-10',
    sizes: [
      ['28', 4],
      ['30', 7],
      ['32', 9],
      ['34', 6],
      ['36', 3],
    ],
    picture: { shape: 'jeans', stance: 'lies', focus: [0.5, 0.22], beside: ['t-shirt', 'running-shoe'] },
  },
  {
    handle: 'beach-shorts',
    name: 'საზაფხულო შორტი თასმით',
    nameEn: 'Summer shorts with a drawstring',
    description:
      'მწვანე შორტი ზღვისა და ქალაქისთვის: სწრაფად შრება, წელი რეზინისაა და თასმით რეგულირდება. გვერდით ღრმა ჯიბეები აქვს.',
    descriptionEn:
      'Green shorts for the seaside and the city: they dry quickly, and the elastic waist adjusts with a drawstring. They have deep side pockets.',
    price: 45,
    stock: 0,
    sold: 181,
    created: '2026-05-30',
    sizes: [
      ['S', 0],
      ['M', 0],
      ['L', 0],
    ],
    picture: { shape: 'shorts', stance: 'lies', focus: [0.5, 0.25], beside: ['thong-sandal', 'sunglasses'] },
  },
  {
    handle: 'knit-gloves',
    name: 'ნაქსოვი ხელთათმანი',
    nameEn: 'Knitted gloves',
    description:
      'იისფერი ხელთათმანი მერინოს შალისგან, გრძელი მაჯით. საჩვენებელი თითი სენსორულ ეკრანზეც მუშაობს, ასე რომ ქუჩაში მისი გახდა აღარ მოგიწევთ.',
    descriptionEn:
      'Purple gloves in merino wool, with long cuffs. The index finger works on touchscreens, so you no longer have to take them off in the street.',
    price: 32,
    stock: 4,
    sold: 109,
    created: '2026-11-04',
    picture: { shape: 'gloves', stance: 'lies', focus: [0.5, 0.35], beside: ['yarn', 'scarf'] },
  },
  {
    handle: 'cotton-socks',
    name: 'ფერადი წინდები, 2 წყვილი',
    nameEn: 'Colourful socks, 2 pairs',
    description:
      'ბამბის წინდები გამაგრებული ქუსლითა და ცხვირით. ნაკრებში ორი წყვილია: ყვითელი და ცისფერი. რეზინი ფეხს არ უჭერს.',
    descriptionEn:
      'Cotton socks with reinforced heels and toes. There are two pairs in the set: one yellow, one light blue. The elastic doesn’t pinch.',
    price: 15,
    stock: 73,
    sold: 356,
    created: '2026-07-15',
    sizes: [
      ['36–39', 31],
      ['40–43', 28],
      ['44–46', 14],
    ],
    picture: { shape: 'socks', stance: 'lies', focus: [0.4, 0.35] },
  },
  {
    handle: 'baseball-cap',
    name: 'ბამბის კეპი',
    nameEn: 'Cotton cap',
    description:
      'ექვსნაწილიანი კეპი მყარი წინაფრითა და რეგულირებადი სამაგრით. შიგნით რბილი ლენტია, რომელიც ოფლს იწოვს. სამ ფერში გვაქვს.',
    descriptionEn:
      'A six-panel cap with a stiff peak and an adjustable fastening. A soft band inside absorbs sweat. We have it in three colours.',
    price: 35,
    stock: 0,
    sold: 88,
    created: '2026-08-02',
    specifications: [
      ['ლურჯი', 35, 15],
      ['წითელი', 35, 6],
      ['მწვანე', 35, 0],
    ],
    picture: { shape: 'billed-cap', stance: 'lies', focus: [0.5, 0.4], beside: [cap(355), cap(140)] },
  },
  {
    handle: 'straw-hat',
    name: 'ჩალის ქუდი წითელი ბაფთით',
    nameEn: 'Straw hat with a red ribbon',
    description:
      'ფართოფარფლიანი ქუდი ნატურალური ჩალისგან. მზისგან საიმედოდ იცავს და ჩემოდანშიც იკეცება, ფორმას კი ორთქლზე იბრუნებს.',
    descriptionEn:
      'A wide-brimmed hat made of natural straw. It protects you well from the sun and folds to fit a suitcase, and steam brings back its shape.',
    price: 55,
    stock: 7,
    sold: 63,
    created: '2026-06-17',
    picture: { shape: 'womans-hat', stance: 'lies', focus: [0.6, 0.6], beside: ['sunglasses', 'dress'] },
  },
  {
    handle: 'striped-shirt',
    name: 'ზოლიანი პერანგი ჰალსტუხით',
    nameEn: 'Striped shirt with a tie',
    description:
      'ლურჯი ზოლიანი პერანგი თეთრი საყელოთი და მუქი ჰალსტუხი ერთ ნაკრებში. ბამბას ცოტაოდენი ელასტანი ახლავს, ამიტომ ნაკლებად იჭმუჭნება. სამსახურისთვისაც გამოდგება და ქორწილისთვისაც.',
    descriptionEn:
      'A blue striped shirt with a white collar and a dark tie, sold as a set. There’s a little elastane in the cotton, so it creases less. Right for the office and for a wedding.',
    price: 109,
    stock: 21,
    sold: 47,
    created: '2026-10-23',
    sizes: [
      ['S', 4],
      ['M', 8],
      ['L', 7],
      ['XXL', 2],
    ],
    picture: { shape: 'necktie', stance: 'lies', focus: [0.5, 0.35], beside: ['jeans', 'mans-shoe'] },
  },
]
