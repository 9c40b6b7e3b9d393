/** Names of product colours, in both languages and in lower case. */
const WORDS = {
  black: ['შავი', 'black'],
  white: ['თეთრი', 'white'],
  grey: ['ნაცრისფერი', 'რუხი', 'grey', 'gray'],
  silver: ['ვერცხლისფერი', 'silver'],
  gold: ['ოქროსფერი', 'gold', 'golden'],
  beige: ['ბეჟი', 'კრემისფერი', 'beige', 'cream'],
  brown: ['ყავისფერი', 'brown'],
  red: ['წითელი', 'red'],
  burgundy: ['შინდისფერი', 'ბორდოსფერი', 'ბორდო', 'ბროწეულისფერი', 'burgundy', 'maroon'],
  pink: ['ვარდისფერი', 'pink'],
  orange: ['ნარინჯისფერი', 'სტაფილოსფერი', 'orange'],
  yellow: ['ყვითელი', 'yellow'],
  green: ['მწვანე', 'green'],
  olive: ['ზეთისხილისფერი', 'ხაკისფერი', 'olive', 'khaki'],
  turquoise: ['ფირუზისფერი', 'turquoise', 'teal'],
  lightBlue: ['ცისფერი', 'light blue', 'sky blue'],
  blue: ['ლურჯი', 'blue'],
  navy: ['მუქი ლურჯი', 'navy', 'navy blue', 'dark blue'],
  purple: ['იისფერი', 'იასამნისფერი', 'purple', 'violet'],
} as const satisfies Record<string, readonly string[]>

/** A product colour. */
export type Colour = keyof typeof WORDS

const COLOURS = new Map<string, Colour>(
  (Object.keys(WORDS) as Colour[]).flatMap((colour) => WORDS[colour].map((word) => [word, colour] as const)),
)

const JOINTS = /\s*[/,+&–-]\s*|\s+(?:და|and)\s+/
/** Prefixes for dark and light, which are ignored: the swatch shows the base colour. */
const SHADE = /^(?:მუქი|ღია|dark|light)\s+/

/** The colours in a text, in order, if it contains nothing else: `შავი / თეთრი` has two, `შავი, 256 გბ` none. */
export function coloursIn(text: string): readonly Colour[] {
  const words = text.trim().toLowerCase().split(JOINTS)
  const colours = words.map((word) => COLOURS.get(word) ?? COLOURS.get(word.replace(SHADE, '')))
  return colours.every((colour) => colour !== undefined) ? colours : []
}
