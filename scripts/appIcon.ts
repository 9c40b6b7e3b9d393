import sharp from 'sharp'

/** What the mark is drawn in. */
export interface IconColours {
  ground: string
  figure: string
}

/** How much of the picture's side the mark's own square takes, and how round the ground's corners are (of 64). */
const SHAPES = {
  /** As it is seen: a rounded tile. */
  tile: { scale: 1, corner: 16 },
  /** For whoever cuts the corners: the ground to all edges, and the mark inside of the circle that stays for sure. */
  full: { scale: 0.84, corner: 0 },
} as const

// The letter don, with which the shop's name begins: two bowls, the left one of which runs out below both.
const LETTER = [
  'M32.5 28.5a8.5 11 0 1 1 17 0a8.5 11 0 1 1-17 0',
  'M32.5 28.5C32.5 21 30.5 16.8 25 16.8C18.5 16.8 15.2 22 15.2 28.5C15.2 38.5 21.5 42.5 28.5 45C35.5 47.5 40 49.5 43.2 54',
  'M19.8 50.5C22.5 45.2 27 44.2 31.5 46.2',
].join('')

// The sizes of an .ico file's parts, in bytes.
const ICO_HEADER = 6
const ICO_ENTRY = 16

/** The shop's mark as a drawing. */
export function iconSvg({ ground, figure }: IconColours, shape: keyof typeof SHAPES = 'tile'): string {
  const { scale, corner } = SHAPES[shape]
  const shift = 32 * (1 - scale)
  // Its tail hangs low: the letter stands a little above the middle, and looks to be in it.
  const lift = 2 * scale
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">' +
    `<rect width="64" height="64" rx="${corner}" fill="${ground}"/>` +
    `<path transform="translate(${shift} ${shift - lift}) scale(${scale})" d="${LETTER}" fill="none" stroke="${figure}" ` +
    'stroke-width="6.5" stroke-linecap="round" stroke-linejoin="round"/></svg>'
  )
}

/** The mark as a picture, so many pixels on each side. */
export function iconPng(svg: string, side: number): Promise<Buffer> {
  // Drawn at its size, not enlarged: 72 dots an inch are the drawing's own 64.
  return sharp(Buffer.from(svg), { density: (72 * side) / 64 })
    .resize(side, side)
    .png({ palette: true, effort: 10 })
    .toBuffer()
}

/** Pictures of the mark in one file, as browsers ask for it that know of no other (`/favicon.ico`). */
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
