/** Texts of the offline page alone. */
export const offline = {
  'offline.text': 'როგორც კი კავშირი აღდგება, მაღაზია თავისით დაბრუნდება.',
  'offline.cartKept': 'კალათა შენახულია და აქვე შეგიძლიათ ნახოთ.',
  'offline.stillAway': 'კავშირი ჯერ არ არის.',
  'offline.asOf': 'ბოლოს განახლდა: {moment}',
} as const
