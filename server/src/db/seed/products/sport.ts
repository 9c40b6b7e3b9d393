import type { SeedProduct } from '../types.ts'

export const sport: readonly SeedProduct[] = [
  {
    handle: 'match-football',
    name: 'საფეხბურთო ბურთი, მე-5 ზომა',
    nameEn: 'Football, size 5',
    description:
      'თერმულად შეწებებული პანელები, რომ ბურთმა სწორად იფრინოს და წყალი არ შეიწოვოს. ხელოვნურ საფარსაც უძლებს და ეზოს ასფალტსაც. იგზავნება გაბერილი, ტუმბო არ დაგჭირდებათ.',
    descriptionEn:
      'The panels are thermally bonded, so the ball flies true and doesn’t soak up water. It stands up to artificial turf and to the tarmac of the yard. It’s sent inflated, so you won’t need a pump.',
    price: 85,
    stock: 30,
    sold: 196,
    created: '2026-11-11',
    picture: { shape: 'soccer-ball', focus: [0.5, 0.45], beside: ['goal-net', 'soccer-ball'] },
  },
  {
    handle: 'street-basketball',
    name: 'კალათბურთის ბურთი ქუჩისთვის',
    nameEn: 'Street basketball',
    description:
      'უხეში ზედაპირი ხელიდან არ გისხლტებათ, სქელი რეზინი კი ასფალტზე დიდხანს ძლებს. მეშვიდე ზომა, ზრდასრულებისთვის.',
    descriptionEn:
      'The rough surface won’t slip out of your hands, and the thick rubber lasts a long time on tarmac. Size 7, for adults.',
    price: 65,
    stock: 23,
    sold: 134,
    created: '2026-08-19',
    picture: { shape: 'basketball', focus: [0.45, 0.45] },
  },
  {
    handle: 'beach-volleyball',
    name: 'ფრენბურთის ბურთი, რბილი',
    nameEn: 'Soft volleyball',
    description:
      'რბილი ზედაპირის ბურთი, რომელიც ხელებს არ ატკენს. დარბაზშიც კარგია და ქობულეთის პლაჟზეც. ფერს მზეზე არ კარგავს და ქვიშას არ იწოვს.',
    descriptionEn:
      'A ball with a soft surface that doesn’t hurt your hands. It’s good in the gym and on the beach in Kobuleti. It doesn’t fade in the sun or pick up sand.',
    price: 58,
    stock: 0,
    sold: 88,
    created: '2026-06-07',
    picture: { shape: 'volleyball', focus: [0.5, 0.45] },
  },
  {
    handle: 'tennis-racket',
    name: 'ჩოგბურთის ჩოგანი, 280 გ',
    nameEn: 'Tennis racket, 280 g',
    description:
      'მსუბუქი გრაფიტის ჩოგანი დამწყებისთვის და მათთვის, ვინც კვირაში ორჯერ თამაშობს. სიმები უკვე დაჭიმულია. საჩუქრად ერთი ბურთი მოყვება.',
    descriptionEn:
      'A light graphite racket for beginners and for those who play twice a week. It’s already strung. One ball is included as a gift.',
    price: 195,
    oldPrice: 229,
    stock: 7,
    sold: 37,
    created: '2026-09-11',
    picture: { shape: 'tennis', stance: 'lies', focus: [0.65, 0.3] },
  },
  {
    handle: 'table-tennis-set',
    name: 'მაგიდის ჩოგბურთის ჩოგანი ბურთით',
    nameEn: 'Table tennis bat with a ball',
    description:
      'ხუთფენიანი ხე და წებოვანი რეზინი კარგ ბრუნვას აძლევს ბურთს. სახელური ხელში კარგად ზის. სამი ვარსკვლავის კლასის ბურთი კომპლექტშია.',
    descriptionEn:
      'Five layers of wood and tacky rubber give the ball good spin. The handle sits well in the hand. A three-star ball is included.',
    price: 48,
    stock: 26,
    sold: 102,
    created: '2026-07-18',
    picture: { shape: 'ping-pong', stance: 'lies', focus: [0.55, 0.4] },
  },
  {
    handle: 'boxing-gloves',
    name: 'კრივის ხელთათმანი',
    nameEn: 'Boxing gloves',
    description:
      'სქელი დარბილება და განიერი სამაჯე, რომელიც მაჯას ამაგრებს. შიდა ქსოვილი სწრაფად შრება. წონა უნციებში აირჩიეთ: მსუბუქი სწრაფი ვარჯიშისთვის, მძიმე სპარინგისთვის.',
    descriptionEn:
      'Thick padding and a wide cuff that supports the wrist. The lining dries quickly. Choose the weight in ounces: light for fast training, heavy for sparring.',
    price: 110,
    stock: 0,
    sold: 61,
    created: '2026-10-01',
    specifications: [
      ['10 უნცია', 110, 8],
      ['12 უნცია', 118, 5, 132],
      ['16 უნცია', null, 0],
    ],
    picture: { shape: 'boxing-glove', focus: [0.5, 0.4] },
  },
  {
    handle: 'city-bicycle',
    name: 'ქალაქის ველოსიპედი, 7 სიჩქარე',
    nameEn: 'City bicycle, 7 gears',
    description:
      'წითელი ჩარჩო, რბილი უნაგირი და სქელი საბურავები, რომლებსაც ქალაქის ორმოები არ აშინებს. ჯაჭვი დაფარულია, ამიტომ შარვალი არ გეჭუჭყიანებათ. მიწოდებისას ჩვენი ოსტატი ადგილზე აგიწყობთ.',
    descriptionEn:
      'A red frame, a soft saddle and thick tyres that aren’t afraid of the city’s potholes. The chain is covered, so it won’t dirty your trousers. Our mechanic assembles it for you on delivery.',
    price: 749,
    oldPrice: 890,
    stock: 6,
    sold: 43,
    created: '2026-11-03',
    promotion: 'ჩაფხუტი და საკეტი საჩუქრად, მარაგის ამოწურვამდე.',
    picture: { shape: 'bicycle', focus: [0.35, 0.5] },
  },
  {
    handle: 'maple-skateboard',
    name: 'სკეიტბორდი ნეკერჩხლის ხისგან',
    nameEn: 'Maple skateboard',
    description:
      'შვიდფენიანი კანადური ნეკერჩხალი, ჩუმი ბორბლები და მტკიცე ღერძი. დამწყებისთვის მდგრადია, გამოცდილისთვის კი საკმარისად სწრაფი.',
    descriptionEn:
      'Seven layers of Canadian maple, quiet wheels and sturdy trucks. It’s stable enough for beginners and fast enough for experienced riders.',
    price: 159,
    stock: 12,
    sold: 50,
    created: '2026-05-31',
    picture: { shape: 'skateboard', stance: 'lies', focus: [0.55, 0.4] },
  },
  {
    handle: 'ski-goggles',
    name: 'სათხილამურო სათვალე',
    nameEn: 'Ski goggles',
    description:
      'ორმაგი ლინზა, რომელიც არ იორთქლება და გუდაურის მზესაც უძლებს. რეზინი ჩაფხუტზეც გადაეცმება. ჩვეულებრივი სათვალის ზემოდანაც თავისუფლად იკეთებენ.',
    descriptionEn:
      'A double lens that doesn’t fog up and stands up to the Gudauri sun. The strap fits over a helmet too. You can easily wear them over ordinary glasses.',
    price: 135,
    stock: 18,
    sold: 69,
    created: '2026-10-27',
    picture: { shape: 'goggles', stance: 'lies', focus: [0.45, 0.65], beside: ['skis', 'snowflake'] },
  },
  {
    handle: 'kick-scooter',
    name: 'დასაკეცი სკუტერი',
    nameEn: 'Folding scooter',
    description:
      'ალუმინის სკუტერი სამ წამში იკეცება და მეტროშიც ადვილად მიგაქვთ. საჭის სიმაღლე რეგულირდება, უკანა ბორბალს კი ფეხის მუხრუჭი აქვს. ას კილოგრამამდე უძლებს.',
    descriptionEn:
      'An aluminium scooter that folds in three seconds and is easy to take on the metro. The handlebar is height-adjustable, and the rear wheel has a foot brake. It carries up to 100 kg.',
    price: 179,
    stock: 16,
    sold: 94,
    created: '2026-09-03',
    picture: { shape: 'kick-scooter', focus: [0.4, 0.6] },
  },
  {
    handle: 'judo-gi',
    name: 'ძიუდოს კიმონო',
    nameEn: 'Judo gi',
    description:
      'მკვრივი ბამბის კიმონო, მკერდსა და მუხლებზე გაორმაგებული. პირველ რეცხვაზე ორ პროცენტამდე ჯდება. ქამარი კომპლექტშია.',
    descriptionEn:
      'A gi in dense cotton, doubled at the chest and knees. It shrinks by up to 2% in the first wash. The belt is included.',
    price: 125,
    stock: 19,
    sold: 77,
    created: '2026-08-10',
    sizes: [
      ['130', 3],
      ['150', 6],
      ['170', 6],
      ['180', 4],
    ],
    picture: {
      shape: 'martial-arts-uniform',
      stance: 'lies',
      focus: [0.5, 0.35],
      beside: ['sports-medal', 'martial-arts-uniform'],
    },
  },
  {
    handle: 'rugby-ball',
    name: 'რაგბის ბურთი, ლელოსთვის',
    description:
      'ხელში მჯდომი ბურთი უხეში ზედაპირით, წვიმაშიც რომ არ გაგისხლტეთ. მეხუთე ზომა, სავარჯიშოდ და თამაშისთვის.',
    price: 72,
    stock: 1,
    sold: 55,
    created: '2026-06-20',
    picture: { shape: 'rugby-football', stance: 'lies', focus: [0.45, 0.45] },
  },
]
