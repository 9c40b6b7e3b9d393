import type { SeedProduct } from '../types.ts'

export const electronics: readonly SeedProduct[] = [
  {
    handle: 'wireless-headphones',
    name: 'უსადენო ყურსასმენი ხმაურის ჩახშობით',
    description:
      'დიდი, რბილი ბალიშებიანი ყურსასმენი, რომელიც ავტობუსის ხმაურს თითქმის სრულად აქრობს. ერთი დატენვა ოცდაათ საათს ჰყოფნის, ათი წუთი კი სამსაათიან მოსმენას. მოყვება ჩასადები და სადენი, თუ ბატარეა მაინც დაჯდა.',
    price: 249,
    oldPrice: 299,
    stock: 22,
    sold: 176,
    created: '2026-11-15',
    picture: { shape: 'headphone', stance: 'lies', focus: [0.25, 0.7], beside: ['mobile-phone', 'laptop'] },
  },
  {
    handle: 'smartphone-6-5',
    name: 'სმარტფონი 6,5-დუიმიანი ეკრანით',
    description:
      'ნათელი ეკრანი, ორი SIM-ბარათი და ბატარეა, რომელიც დღენახევარს უძლებს. სამი კამერიდან ერთი ღამითაც კარგად იღებს. მოყვება დამცავი ქეისი და ორი წლის გარანტია.',
    price: 899,
    oldPrice: 999,
    stock: 0,
    sold: 203,
    created: '2026-10-25',
    promotion: 'ძველი ტელეფონი მოიტანეთ და ახალზე 100 ლარი დააკლდება.',
    specifications: [
      ['128 გბ', 899, 11, 999],
      ['256 გბ', 1049, 7],
      ['512 გბ', null, 0],
    ],
    picture: { shape: 'mobile-phone', focus: [0.5, 0.35], beside: ['headphone', 'mobile-phone'] },
  },
  {
    handle: 'light-laptop-14',
    name: 'მსუბუქი ლეპტოპი, 14 დუიმი',
    description:
      'კილო და ორასი გრამი, ალუმინის კორპუსი და კლავიატურა, რომელზეც წერა სასიამოვნოა. საბუთებისთვის, ბრაუზერისა და ფოტოებისთვის ძალა ჭარბადაც აქვს. ქართული ასოები კლავიშებზე ამოტვიფრულია.',
    price: 2399,
    stock: 0,
    sold: 48,
    created: '2026-09-07',
    specifications: [
      ['16 გბ / 512 გბ', 2399, 5],
      ['16 გბ / 1 ტბ', 2699, 3, 2849],
      ['32 გბ / 1 ტბ', 3199, 0],
    ],
    picture: { shape: 'laptop', focus: [0.5, 0.45], beside: ['headphone'] },
  },
  {
    handle: 'mechanical-keyboard',
    name: 'უსადენო კლავიატურა ქართული ასოებით',
    description:
      'დაბალი, ჩუმი კლავიშები და მყარი კორპუსი, რომელიც მაგიდაზე არ ცურავს. ერთდროულად სამ მოწყობილობას უკავშირდება და მათ შორის ერთი ღილაკით გადადის.',
    price: 139,
    stock: 34,
    sold: 91,
    created: '2026-07-20',
    picture: { shape: 'keyboard', focus: [0.4, 0.45], beside: ['desktop-computer'] },
  },
  {
    handle: 'silent-mouse',
    name: 'უხმაურო მაუსი',
    description:
      'ღილაკების ხმა თითქმის არ ისმის, ამიტომ ბავშვის ძილს არ დააფრთხობს. ხელში ბუნებრივად თავსდება და ერთი ელემენტით წელიწადნახევარს მუშაობს.',
    price: 45,
    stock: 58,
    sold: 187,
    created: '2026-06-13',
    picture: { shape: 'computer-mouse', focus: [0.5, 0.3] },
  },
  {
    handle: 'mirrorless-camera',
    name: 'ფოტოაპარატი კლასიკური დიზაინით',
    description:
      'ძველი კამერის იერი და თანამედროვე სენსორი: ოცდაოთხი მეგაპიქსელი, სწრაფი ფოკუსი და 4K ვიდეო. კომპლექტში შედის 35-მილიმეტრიანი ობიექტივი, თასმა და დამტენი.',
    price: 1850,
    oldPrice: 2100,
    stock: 2,
    sold: 19,
    created: '2026-11-06',
    picture: { shape: 'camera', focus: [0.5, 0.55], beside: ['framed-picture', 'luggage'] },
  },
  {
    handle: 'quartz-watch',
    name: 'კვარცის მაჯის საათი',
    description:
      'იისფერი ციფერბლატი, ოქროსფერი ღერძი და ლურჯი სამაჯური, რომელსაც წამში გამოცვლით. წყალს ორმოცდაათ მეტრამდე უძლებს. ბატარეის პირველ გამოცვლას ჩვენ გავაკეთებთ უფასოდ.',
    price: 159,
    stock: 15,
    sold: 66,
    created: '2026-08-17',
    picture: { shape: 'watch', focus: [0.5, 0.5] },
  },
  {
    handle: 'kitchen-radio',
    name: 'რადიო რეტრო სტილში',
    description:
      'სამზარეულოს საუკეთესო მეგობარი: ორი რეგულატორი, ერთი ანტენა და თბილი ხმა. FM-საც იჭერს და Bluetooth-ითაც უკრავს, ბატარეით კი თორმეტ საათს მუშაობს.',
    price: 129,
    stock: 0,
    sold: 83,
    created: '2026-05-25',
    picture: { shape: 'radio', focus: [0.65, 0.55], beside: ['teapot', 'potted-plant'] },
  },
  {
    handle: 'game-controller',
    name: 'უსადენო სათამაშო ჯოისტიკი',
    description:
      'მოსახერხებელი ფორმა, ზუსტი სტიკები და ვიბრაცია, რომელიც თამაშს შეგაგრძნობინებთ. მუშაობს კომპიუტერთან, ტელეფონთან და ტელევიზორთან. USB-C კაბელი ყუთშია.',
    price: 119,
    stock: 27,
    sold: 118,
    created: '2026-10-09',
    picture: { shape: 'video-game', stance: 'lies', focus: [0.65, 0.4], beside: ['television', 'headphone'] },
  },
  {
    handle: 'studio-microphone',
    name: 'სტუდიური მიკროფონი',
    description:
      'პოდკასტისთვის, სიმღერისთვის თუ ონლაინ გაკვეთილისთვის: ხმა სუფთაა და ოთახის ექო თითქმის არ ისმის. ერთდება პირდაპირ USB-ით, დრაივერი არ სჭირდება.',
    price: 175,
    stock: 9,
    sold: 40,
    created: '2026-09-25',
    picture: { shape: 'studio-microphone', focus: [0.5, 0.3], beside: ['headphone', 'laptop'] },
  },
  {
    handle: 'home-printer',
    name: 'პრინტერი სახლისთვის',
    description:
      'ბეჭდავს, ასკანერებს და ასლსაც იღებს, ტელეფონიდანაც და ლეპტოპიდანაც. მელანი ბოთლით ივსება, ერთი შევსება ოთხი ათას გვერდს ყოფნის.',
    price: 549,
    oldPrice: 629,
    stock: 7,
    sold: 35,
    created: '2026-07-11',
    picture: { shape: 'printer', focus: [0.5, 0.5], beside: ['laptop', 'books'] },
  },
]
