import type { HueChange, Picture } from '../picture.ts'
import type { SeedProduct } from '../types.ts'

/** Recolours the drawing's pink wine. */
const glassOf = (wine: Omit<HueChange, 'range'>): Picture['shape'] => ({
  icon: 'wine-glass',
  hues: [{ range: [270, 345], ...wine }],
})
const amber = glassOf({ to: 32, lightness: 0.95 })
const white = glassOf({ to: 52, lightness: 1.25, saturation: 0.75 })
const ruby = glassOf({ to: 346, lightness: 0.72, saturation: 0.9 })

export const wine: readonly SeedProduct[] = [
  {
    handle: 'saperavi-qvevri-2021',
    name: 'საფერავი, ქვევრის ღვინო, 2021',
    nameEn: 'Saperavi qvevri wine, 2021',
    description:
      'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში. მუქი ბროწეულის ფერი, შავი ალუბლისა და მოცხარის არომატი, რბილი ტანინი. უხდება შემწვარ ხორცს, ძველ სულგუნსა და ნიგვზიან კერძებს. მიირთვით თექვსმეტ-თვრამეტ გრადუსზე.',
    descriptionEn:
      'Saperavi from Kakheti, made in a qvevri and aged there for six months. Dark pomegranate colour, aromas of black cherry and currant, soft tannins. Goes well with roast meat, aged sulguni and walnut dishes. Serve at 16–18 °C.',
    price: 38,
    oldPrice: 45,
    stock: 0,
    sold: 214,
    created: '2026-11-18',
    specifications: [
      ['0,75 ლ', 38, 12, 45],
      ['1,5 ლ', 72, 4],
      ['3 ლ', null, 0],
    ],
    picture: { shape: ruby, focus: [0.5, 0.3], beside: ['grapes', 'amphora'] },
  },
  {
    handle: 'rkatsiteli-amber',
    name: 'რქაწითელი, ქარვისფერი ქვევრის ღვინო',
    nameEn: 'Rkatsiteli, amber qvevri wine',
    description:
      'რქაწითელი, რომელმაც ჭაჭაზე ხუთი თვე დაჰყო და ქარვის ფერი სწორედ იქიდან მოჰყვა. იგრძნობა გამხმარი გარგარი, ჩაი და თაფლი. გამოდგება სადღესასწაულო სუფრისთვისაც და მშვიდი საღამოსთვისაც.',
    descriptionEn:
      'A Rkatsiteli that spent five months on its skins, which is where the amber colour comes from. Expect dried apricot, tea and honey. As good for a festive table as for a quiet evening.',
    price: 34,
    stock: 26,
    sold: 97,
    created: '2026-10-12',
    picture: { shape: amber, focus: [0.5, 0.3], beside: ['amphora', amber] },
  },
  {
    handle: 'tsinandali-white',
    name: 'წინანდალი, თეთრი მშრალი ღვინო',
    nameEn: 'Tsinandali, dry white wine',
    description:
      'რქაწითელისა და მწვანეს კლასიკური შეხამება კახეთიდან. მსუბუქი, მაცოცხლებელი გემო აქვს, მწვანე ვაშლისა და თეთრი ყვავილების არომატით. კარგად გაცივებული მიირთვით თევზთან ან ახალ ყველთან ერთად.',
    descriptionEn:
      'The classic blend of Rkatsiteli and Mtsvane from Kakheti. Light and refreshing, with aromas of green apple and white blossom. Serve well chilled with fish or fresh cheese.',
    price: 22.5,
    stock: 40,
    sold: 163,
    created: '2026-07-03',
    picture: { shape: white, focus: [0.5, 0.3] },
  },
  {
    handle: 'tavkveri-rose',
    name: 'თავკვერის როზე, ქართლი',
    nameEn: 'Tavkveri rosé, Kartli',
    description:
      'ქართლური თავკვერისგან დაყენებული ვარდისფერი ღვინო. მარწყვისა და ბროწეულის სურნელი აქვს, გემო კი მშრალი და ხალისიანია. ზაფხულის სალათებისა და ხილის საუკეთესო მეგობარია.',
    descriptionEn:
      'A rosé made from Tavkveri grapes grown in Kartli. It smells of strawberry and pomegranate, and tastes dry and lively. The best friend of summer salads and fruit.',
    price: 27,
    oldPrice: 31,
    stock: 18,
    sold: 58,
    created: '2026-09-04',
    promotion: 'იყიდეთ ორი ბოთლი და მიწოდება უფასოა.',
    picture: { shape: 'wine-glass', focus: [0.5, 0.3], beside: ['strawberry', 'wine-glass'] },
  },
  {
    handle: 'sparkling-brut',
    name: 'ცქრიალა ღვინო, ბრუტი',
    nameEn: 'Sparkling wine, brut',
    description:
      'კლასიკური მეთოდით, ბოთლში მეორადი დუღილით მიღებული ცქრიალა ღვინო. წვრილი ბუშტუკები დიდხანს ძლებს, გემოში კი ცხელი პურისა და ციტრუსის კვალი რჩება. საახალწლო სუფრისთვის წინასწარ მოიმარაგეთ.',
    descriptionEn:
      'A sparkling wine made by the classic method, with a second fermentation in the bottle. The fine bubbles last, and the taste leaves a trace of warm bread and citrus. Stock up early for New Year’s Eve.',
    price: 46,
    stock: 33,
    sold: 121,
    created: '2026-11-02',
    picture: {
      shape: 'bottle-with-popping-cork',
      stance: 'lies',
      focus: [0.55, 0.55],
      beside: ['clinking-glasses'],
    },
  },
  {
    handle: 'flute-glasses',
    name: 'ცქრიალა ღვინის ჭიქები, 2 ცალი',
    nameEn: 'Sparkling wine flutes, set of 2',
    description:
      'მაღალი, თხელკედლიანი ჭიქები, რომლებშიც ბუშტუკები ლამაზად ამოდის. ხელითაც ადვილად ირეცხება და ჭურჭლის სარეცხ მანქანასაც უძლებს. იყიდება წყვილად, მყარი ყუთით.',
    descriptionEn:
      'Tall, thin-walled glasses in which the bubbles rise beautifully. Easy to wash by hand, and safe in the dishwasher too. Sold as a pair in a sturdy box.',
    price: 54,
    stock: 9,
    sold: 36,
    created: '2026-08-21',
    picture: { shape: 'clinking-glasses', stance: 'lies', focus: [0.55, 0.35] },
  },
  {
    handle: 'saperavi-grapes',
    name: 'საფერავის ყურძენი, 5 კგ',
    nameEn: 'Saperavi grapes, 5 kg',
    description:
      'ყვარლის ვენახიდან დილით მოკრეფილი საფერავი. მტევნები მთელია, შეუწამლავი და დაურეცხავი, ამიტომ სახლში ღვინის დასაყენებლადაც ივარგებს. რთველი დასრულდა, ახალ მოსავალს შემოდგომაზე ველით.',
    descriptionEn:
      'Saperavi picked in the morning at a vineyard in Kvareli. The bunches are whole, unsprayed and unwashed, so they are good for making wine at home too. The harvest is over, and we expect new grapes in autumn.',
    price: 20,
    stock: 0,
    sold: 342,
    created: '2026-09-15',
    picture: { shape: 'grapes', stance: 'lies', focus: [0.6, 0.6], beside: ['basket', 'grapes'] },
  },
  {
    handle: 'clay-wine-jug',
    name: 'თიხის დოქი ღვინისთვის',
    nameEn: 'Clay wine jug',
    description:
      'შროშელი ოსტატის ხელით ნაკეთი დოქი, ღუმელში გამომწვარი და შიგნიდან ფუტკრის ცვილით გაჟღენთილი. ღვინოსაც ინახავს და წყალსაც გრილად. ყოველი დოქი ოდნავ განსხვავებულია, რადგან ყალიბი არ გამოუყენებიათ.',
    descriptionEn:
      'Made by hand by a potter from Shrosha, fired in a kiln and sealed inside with beeswax. It stores wine, and keeps water cool too. Every jug is slightly different, because no mould was used.',
    price: 48,
    stock: 0,
    sold: 41,
    created: '2026-06-09',
    specifications: [
      ['1 ლ', 48, 7],
      ['2 ლ', 75, 3],
      ['5 ლ', 140, 0],
    ],
    picture: { shape: 'amphora', focus: [0.5, 0.35], beside: ['grapes', ruby] },
  },
  {
    handle: 'oak-chacha',
    name: 'ჭაჭა, მუხის კასრში დავარგებული',
    nameEn: 'Chacha aged in an oak barrel',
    description:
      'ორჯერ გამოხდილი ჭაჭა, რომელმაც სამი წელი გაატარა მუხის კასრში. ვანილისა და ჩირის რბილი არომატი აქვს, ფერი კი ქარვისფერი. სიმაგრე ორმოცდახუთი გრადუსია.',
    descriptionEn:
      'Twice-distilled chacha that spent three years in an oak barrel. It has a soft aroma of vanilla and dried fruit, and an amber colour. The strength is 45% vol.',
    price: 62,
    stock: 5,
    sold: 73,
    created: '2026-05-27',
    picture: { shape: 'tumbler-glass', focus: [0.5, 0.55], beside: ['grapes', 'tumbler-glass'] },
  },
  {
    handle: 'wine-gift-set',
    name: 'ღვინის სასაჩუქრე ნაკრები',
    nameEn: 'Wine gift set',
    description:
      'ორი ბოთლი ღვინო და ერთი ჭიქა, ლამაზად შეფუთული და საჩუქრად გამზადებული. ყუთში დევს საფერავი, წინანდალი და მოკლე წერილი მეღვინისგან. თქვენს მისალოცს ჩვენ დავწერთ.',
    descriptionEn:
      'Two bottles of wine and a glass, beautifully wrapped and ready to give. In the box are a Saperavi, a Tsinandali and a short letter from the winemaker. We’ll write your greeting for you.',
    price: 95,
    oldPrice: 110,
    stock: 14,
    sold: 52,
    created: '2026-10-28',
    promotion: 'საჩუქრის შეფუთვა ამ თვეში უფასოა.',
    picture: {
      shape: 'wrapped-gift',
      focus: [0.5, 0.25],
      beside: [ruby, 'bottle-with-popping-cork'],
    },
  },
]
