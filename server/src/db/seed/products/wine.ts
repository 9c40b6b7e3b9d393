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
    description:
      'კახური საფერავი, ქვევრში დაყენებული და დავარგებული ექვსი თვის განმავლობაში. მუქი ბროწეულის ფერი, შავი ალუბლისა და მოცხარის არომატი, რბილი ტანინი. უხდება შემწვარ ხორცს, ძველ სულგუნსა და ნიგვზიან კერძებს. მიირთვით თექვსმეტ-თვრამეტ გრადუსზე.',
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
    description:
      'რქაწითელი, რომელმაც ჭაჭაზე ხუთი თვე დაჰყო და ქარვის ფერი სწორედ იქიდან მოჰყვა. იგრძნობა გამხმარი გარგარი, ჩაი და თაფლი. გამოდგება სადღესასწაულო სუფრისთვისაც და მშვიდი საღამოსთვისაც.',
    price: 34,
    stock: 26,
    sold: 97,
    created: '2026-10-12',
    picture: { shape: amber, focus: [0.5, 0.3], beside: ['amphora', amber] },
  },
  {
    handle: 'tsinandali-white',
    name: 'წინანდალი, თეთრი მშრალი ღვინო',
    description:
      'რქაწითელისა და მწვანეს კლასიკური შეხამება კახეთიდან. მსუბუქი, მაცოცხლებელი გემო აქვს, მწვანე ვაშლისა და თეთრი ყვავილების არომატით. კარგად გაცივებული მიირთვით თევზთან ან ახალ ყველთან ერთად.',
    price: 22.5,
    stock: 40,
    sold: 163,
    created: '2026-07-03',
    picture: { shape: white, focus: [0.5, 0.3] },
  },
  {
    handle: 'tavkveri-rose',
    name: 'თავკვერის როზე, ქართლი',
    description:
      'ქართლური თავკვერისგან დაყენებული ვარდისფერი ღვინო. მარწყვისა და ბროწეულის სურნელი აქვს, გემო კი მშრალი და ხალისიანია. ზაფხულის სალათებისა და ხილის საუკეთესო მეგობარია.',
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
    description:
      'კლასიკური მეთოდით, ბოთლში მეორადი დუღილით მიღებული ცქრიალა ღვინო. წვრილი ბუშტუკები დიდხანს ძლებს, გემოში კი ცხელი პურისა და ციტრუსის კვალი რჩება. საახალწლო სუფრისთვის წინასწარ მოიმარაგეთ.',
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
    description:
      'მაღალი, თხელკედლიანი ჭიქები, რომლებშიც ბუშტუკები ლამაზად ამოდის. ხელითაც ადვილად ირეცხება და ჭურჭლის სარეცხ მანქანასაც უძლებს. იყიდება წყვილად, მყარი ყუთით.',
    price: 54,
    stock: 9,
    sold: 36,
    created: '2026-08-21',
    picture: { shape: 'clinking-glasses', stance: 'lies', focus: [0.55, 0.35] },
  },
  {
    handle: 'saperavi-grapes',
    name: 'საფერავის ყურძენი, 5 კგ',
    description:
      'ყვარლის ვენახიდან დილით მოკრეფილი საფერავი. მტევნები მთელია, შეუწამლავი და დაურეცხავი, ამიტომ სახლში ღვინის დასაყენებლადაც ივარგებს. რთველი დასრულდა, ახალ მოსავალს შემოდგომაზე ველით.',
    price: 20,
    stock: 0,
    sold: 342,
    created: '2026-09-15',
    picture: { shape: 'grapes', stance: 'lies', focus: [0.6, 0.6], beside: ['basket', 'grapes'] },
  },
  {
    handle: 'clay-wine-jug',
    name: 'თიხის დოქი ღვინისთვის',
    description:
      'შროშელი ოსტატის ხელით ნაკეთი დოქი, ღუმელში გამომწვარი და შიგნიდან ფუტკრის ცვილით გაჟღენთილი. ღვინოსაც ინახავს და წყალსაც გრილად. ყოველი დოქი ოდნავ განსხვავებულია, რადგან ყალიბი არ გამოუყენებიათ.',
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
    description:
      'ორჯერ გამოხდილი ჭაჭა, რომელმაც სამი წელი გაატარა მუხის კასრში. ვანილისა და ჩირის რბილი არომატი აქვს, ფერი კი ქარვისფერი. სიმაგრე ორმოცდახუთი გრადუსია.',
    price: 62,
    stock: 5,
    sold: 73,
    created: '2026-05-27',
    picture: { shape: 'tumbler-glass', focus: [0.5, 0.55], beside: ['grapes', 'tumbler-glass'] },
  },
  {
    handle: 'wine-gift-set',
    name: 'ღვინის სასაჩუქრე ნაკრები',
    description:
      'ორი ბოთლი ღვინო და ერთი ჭიქა, ლამაზად შეფუთული და საჩუქრად გამზადებული. ყუთში დევს საფერავი, წინანდალი და მოკლე წერილი მეღვინისგან. თქვენს მისალოცს ჩვენ დავწერთ.',
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
