import type { SeedProduct } from '../types.ts'

export const electronics: readonly SeedProduct[] = [
  {
    handle: 'wireless-headphones',
    name: 'უსადენო ყურსასმენი ხმაურის ჩახშობით',
    nameEn: 'Wireless noise-cancelling headphones',
    description:
      'დიდი, რბილი ბალიშებიანი ყურსასმენი, რომელიც ავტობუსის ხმაურს თითქმის სრულად აქრობს. ერთი დატენვა ოცდაათ საათს ჰყოფნის, ათი წუთი კი სამსაათიან მოსმენას. მოყვება ჩასადები და სადენი, თუ ბატარეა მაინც დაჯდა.',
    descriptionEn:
      'Large headphones with soft cushions that make the noise of a bus almost disappear. One charge lasts 30 hours, and ten minutes of charging are enough for three hours of listening. They come with a pouch, and with a cable in case the battery does run out.',
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
    nameEn: 'Smartphone with a 6.5-inch screen',
    description:
      'ნათელი ეკრანი, ორი SIM-ბარათი და ბატარეა, რომელიც დღენახევარს უძლებს. სამი კამერიდან ერთი ღამითაც კარგად იღებს. მოყვება დამცავი ქეისი და ორი წლის გარანტია.',
    descriptionEn:
      'A bright screen, two SIM cards and a battery that lasts a day and a half. One of the three cameras takes good pictures at night too. It comes with a protective case and a two-year warranty.',
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
    nameEn: 'Lightweight laptop, 14 inches',
    description:
      'კილო და ორასი გრამი, ალუმინის კორპუსი და კლავიატურა, რომელზეც წერა სასიამოვნოა. საბუთებისთვის, ბრაუზერისა და ფოტოებისთვის ძალა ჭარბადაც აქვს. ქართული ასოები კლავიშებზე ამოტვიფრულია.',
    descriptionEn:
      '1.2 kg, an aluminium body and a keyboard that’s a pleasure to type on. It has power to spare for documents, browsing and photos. The keys are engraved with Georgian letters.',
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
    nameEn: 'Wireless keyboard with Georgian letters',
    description:
      'დაბალი, ჩუმი კლავიშები და მყარი კორპუსი, რომელიც მაგიდაზე არ ცურავს. ერთდროულად სამ მოწყობილობას უკავშირდება და მათ შორის ერთი ღილაკით გადადის.',
    descriptionEn:
      'Low, quiet keys and a solid body that doesn’t slide about on the desk. It connects to three devices at once and switches between them at the press of a button.',
    price: 139,
    stock: 34,
    sold: 91,
    created: '2026-07-20',
    picture: { shape: 'keyboard', focus: [0.4, 0.45], beside: ['desktop-computer'] },
  },
  {
    handle: 'silent-mouse',
    name: 'უხმაურო მაუსი',
    nameEn: 'Silent mouse',
    description:
      'ღილაკების ხმა თითქმის არ ისმის, ამიტომ ბავშვის ძილს არ დააფრთხობს. ხელში ბუნებრივად თავსდება და ერთი ელემენტით წელიწადნახევარს მუშაობს.',
    descriptionEn:
      'You can hardly hear it click, so it won’t wake a sleeping child. It sits naturally in the hand and runs for a year and a half on one battery.',
    price: 45,
    stock: 58,
    sold: 187,
    created: '2026-06-13',
    picture: { shape: 'computer-mouse', focus: [0.5, 0.3] },
  },
  {
    handle: 'mirrorless-camera',
    name: 'ფოტოაპარატი კლასიკური დიზაინით',
    nameEn: 'Camera with a classic design',
    description:
      'ძველი კამერის იერი და თანამედროვე სენსორი: ოცდაოთხი მეგაპიქსელი, სწრაფი ფოკუსი და 4K ვიდეო. კომპლექტში შედის 35-მილიმეტრიანი ობიექტივი, თასმა და დამტენი.',
    descriptionEn:
      'The look of an old camera and a modern sensor: 24 megapixels, fast focus and 4K video. The set includes a 35 mm lens, a strap and a charger.',
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
    nameEn: 'Quartz wristwatch',
    description:
      'იისფერი ციფერბლატი, ოქროსფერი ღერძი და ლურჯი სამაჯური, რომელსაც წამში გამოცვლით. წყალს ორმოცდაათ მეტრამდე უძლებს. ბატარეის პირველ გამოცვლას ჩვენ გავაკეთებთ უფასოდ.',
    descriptionEn:
      'A purple dial, a gold-coloured centre and a blue strap that you can change in a second. It’s water-resistant to 50 metres. We’ll replace the first battery for free.',
    price: 159,
    stock: 15,
    sold: 66,
    created: '2026-08-17',
    picture: { shape: 'watch', focus: [0.5, 0.5] },
  },
  {
    handle: 'kitchen-radio',
    name: 'რადიო რეტრო სტილში',
    nameEn: 'Retro-style radio',
    description:
      'სამზარეულოს საუკეთესო მეგობარი: ორი რეგულატორი, ერთი ანტენა და თბილი ხმა. FM-საც იჭერს და Bluetooth-ითაც უკრავს, ბატარეით კი თორმეტ საათს მუშაობს.',
    descriptionEn:
      'The kitchen’s best friend: two dials, one aerial and a warm sound. It picks up FM, plays over Bluetooth and runs for twelve hours on its battery.',
    price: 129,
    stock: 0,
    sold: 83,
    created: '2026-05-25',
    picture: { shape: 'radio', focus: [0.65, 0.55], beside: ['teapot', 'potted-plant'] },
  },
  {
    handle: 'game-controller',
    name: 'უსადენო სათამაშო ჯოისტიკი',
    nameEn: 'Wireless game controller',
    description:
      'მოსახერხებელი ფორმა, ზუსტი სტიკები და ვიბრაცია, რომელიც თამაშს შეგაგრძნობინებთ. მუშაობს კომპიუტერთან, ტელეფონთან და ტელევიზორთან. USB-C კაბელი ყუთშია.',
    descriptionEn:
      'A comfortable shape, precise sticks and vibration that lets you feel the game. It works with computers, phones and TVs. A USB-C cable is in the box.',
    price: 119,
    stock: 27,
    sold: 118,
    created: '2026-10-09',
    picture: { shape: 'video-game', stance: 'lies', focus: [0.65, 0.4], beside: ['television', 'headphone'] },
  },
  {
    handle: 'studio-microphone',
    name: 'სტუდიური მიკროფონი',
    nameEn: 'Studio microphone',
    description:
      'პოდკასტისთვის, სიმღერისთვის თუ ონლაინ გაკვეთილისთვის: ხმა სუფთაა და ოთახის ექო თითქმის არ ისმის. ერთდება პირდაპირ USB-ით, დრაივერი არ სჭირდება.',
    descriptionEn:
      'For podcasts, singing or online lessons: the sound is clean, and the echo of the room is hardly heard. It plugs straight into USB and needs no driver.',
    price: 175,
    stock: 9,
    sold: 40,
    created: '2026-09-25',
    picture: { shape: 'studio-microphone', focus: [0.5, 0.3], beside: ['headphone', 'laptop'] },
  },
  {
    handle: 'home-printer',
    name: 'პრინტერი სახლისთვის',
    nameEn: 'Home printer',
    description:
      'ბეჭდავს, ასკანერებს და ასლსაც იღებს, ტელეფონიდანაც და ლეპტოპიდანაც. მელანი ბოთლით ივსება, ერთი შევსება ოთხი ათას გვერდს ყოფნის.',
    descriptionEn:
      'It prints, scans and copies, from your phone as well as your laptop. The ink is refilled from a bottle, and one fill is enough for 4,000 pages.',
    price: 549,
    oldPrice: 629,
    stock: 7,
    sold: 35,
    created: '2026-07-11',
    picture: { shape: 'printer', focus: [0.5, 0.5], beside: ['laptop', 'books'] },
  },
]
