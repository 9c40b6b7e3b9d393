import sharp from 'sharp'

/** A cell of a picture. */
interface Cell {
  /** its mean colour */
  colour: [red: number, green: number, blue: number]
  /** whether it has a single colour; edges are antialiased differently on each machine */
  isFlat: boolean
}

/** A picture as rows of cells: coarse enough to be the same on every machine. */
export type Look = Cell[][]

export interface Fault {
  row: number
  column: number
  expected: string
  found: string
}

/** Tolerance within a flat cell, of 255. */
const FLAT = 4
/** Tolerance between two pictures, of 255. A wrong tint or a moved edge differs by more. */
const TOLERANCE = { flat: 2, edge: 32 }

/** Averages a screenshot in cells of `side` pixels. Incomplete cells at the right and the bottom are left out. */
export async function lookOf(png: Buffer, side: number): Promise<Look> {
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const cellAt = (left: number, top: number): Cell => {
    const sum = [0, 0, 0]
    const least = [255, 255, 255]
    const most = [0, 0, 0]
    for (let y = top; y < top + side; y++)
      for (let x = left; x < left + side; x++)
        for (const channel of [0, 1, 2]) {
          const value = data[(y * info.width + x) * info.channels + channel] ?? 0
          sum[channel] = (sum[channel] ?? 0) + value
          least[channel] = Math.min(least[channel] ?? value, value)
          most[channel] = Math.max(most[channel] ?? value, value)
        }
    const [red = 0, green = 0, blue = 0] = sum.map((value) => Math.round(value / side ** 2))
    return { colour: [red, green, blue], isFlat: most.every((value, i) => value - (least[i] ?? 0) <= FLAT) }
  }
  return steps(info.height, side).map((top) => steps(info.width, side).map((left) => cellAt(left, top)))
}

const steps = (length: number, step: number) =>
  Array.from({ length: Math.floor(length / step) }, (_, i) => i * step)

/** One line per row: colours, followed by `~` for an edge and `*12` for twelve repetitions. */
export function textOf(look: Look): string {
  const lines = look.map((row) => {
    const runs: { text: string; times: number }[] = []
    for (const text of row.map(nameOf)) {
      const last = runs.at(-1)
      if (last?.text === text) last.times++
      else runs.push({ text, times: 1 })
    }
    return runs.map(({ text, times }) => (times > 1 ? `${text}*${times}` : text)).join(' ')
  })
  return `${lines.join('\n')}\n`
}

/** The reverse of `textOf`. */
export function readLook(text: string): Look {
  return text
    .trim()
    .split('\n')
    .map((line) =>
      line.split(' ').flatMap((run) => {
        const [name = '', times = '1'] = run.split('*')
        const [red = 0, green = 0, blue = 0] = Buffer.from(name.slice(0, 6), 'hex')
        return Array.from({ length: Number(times) }, (): Cell => ({
          colour: [red, green, blue],
          isFlat: !name.endsWith('~'),
        }))
      }),
    )
}

const nameOf = ({ colour, isFlat }: Cell) => Buffer.from(colour).toString('hex') + (isFlat ? '' : '~')

/** The cells that differ from the reference. */
export function faultsOf(expected: Look, found: Look): Fault[] {
  const height = Math.max(expected.length, found.length)
  const width = Math.max(expected[0]?.length ?? 0, found[0]?.length ?? 0)
  const faults: Fault[] = []
  for (let row = 0; row < height; row++)
    for (let column = 0; column < width; column++) {
      const [one, other] = [expected[row]?.[column], found[row]?.[column]]
      if (one === undefined || other === undefined || isOther(one, other))
        faults.push({
          row,
          column,
          expected: one ? nameOf(one) : 'nothing',
          found: other ? nameOf(other) : 'nothing',
        })
    }
  return faults
}

function isOther(one: Cell, other: Cell): boolean {
  const tolerance = one.isFlat && other.isFlat ? TOLERANCE.flat : TOLERANCE.edge
  return one.colour.some((value, channel) => Math.abs(value - (other.colour[channel] ?? 0)) > tolerance)
}
