import sharp from 'sharp'

/** Colours of the logo. */
export interface IconColours {
  ground: string
  figure: string
}

/** Size of the logo within the icon, and corner radius of the background (out of 64). */
const SHAPES = {
  /** The default icon: a rounded tile. */
  tile: { scale: 1, corner: 16 },
  /** A maskable icon: the background fills the icon, and the logo is inside the safe zone. */
  full: { scale: 0.84, corner: 0 },
} as const

// The Georgian letter don, the first letter of the shop's name.
const LETTER = [
  'M32.5 28.5a8.5 11 0 1 1 17 0a8.5 11 0 1 1-17 0',
  'M32.5 28.5C32.5 21 30.5 16.8 25 16.8C18.5 16.8 15.2 22 15.2 28.5C15.2 38.5 21.5 42.5 28.5 45C35.5 47.5 40 49.5 43.2 54',
  'M19.8 50.5C22.5 45.2 27 44.2 31.5 46.2',
].join('')

// Sizes of the parts of an .ico file, in bytes.
const ICO_HEADER = 6
const ICO_ENTRY = 16

/** The shop's logo as SVG. */
export function iconSvg({ ground, figure }: IconColours, shape: keyof typeof SHAPES = 'tile'): string {
  const { scale, corner } = SHAPES[shape]
  const shift = 32 * (1 - scale)
  // The letter has a descender, so it is moved up a little to look centred.
  const lift = 2 * scale
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="${corner}" fill="${ground}"/>` +
    `<path transform="translate(${shift} ${shift - lift}) scale(${scale})" d="${LETTER}" fill="none" stroke="${figure}" ` +
    'stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
  )
}

/** The logo as a PNG of the given size, in px. */
export function iconPng(svg: string, side: number): Promise<Buffer> {
  // Rendered at the target size instead of scaled up: 72 dpi is the SVG's own size of 64 px.
  return sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** Several sizes of the logo in one .ico file, for browsers that request `/favicon.ico`. */
export async function iconIco(svg: string, sides: readonly number[]): Promise<Buffer> {
  const pictures = await Promise.all(sides.map((side) => iconPng(svg, side)))
  const header = Buffer.alloc(ICO_HEADER + ICO_ENTRY * sides.length)
  header.writeUInt16LE(1, 2)
  header.writeUInt16LE(sides.length, 4)
  let offset = header.length
  for (const [index, picture] of pictures.entries()) {
    const at = ICO_HEADER + ICO_ENTRY * index
    const side = sides[index] ?? 0
    header.writeUInt8(side, at)
    header.writeUInt8(side, at + 1)
    header.writeUInt16LE(1, at + 4)
    header.writeUInt16LE(32, at + 6)
    header.writeUInt32LE(picture.length, at + 8)
    header.writeUInt32LE(offset, at + 12)
    offset += picture.length
  }
  return Buffer.concat([header, ...pictures])
}
