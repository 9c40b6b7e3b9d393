import { GREENS } from '../geography/greens.ts'
import type { TileAddress, TileStyle } from '../../gateways/tiles.ts'
import type { Point } from '../../point.ts'
import { METRO } from '../geography/metro.ts'
import { OUTLINE } from '../geography/outline.ts'
import { RAILWAYS } from '../geography/railways.ts'
import { STREETS_ELSEWHERE } from '../geography/streets/elsewhere.ts'
import { TBILISI_STREETS } from '../geography/streets/tbilisi.ts'
import { BLACK_SEA, COAST, LAKES, RIVERS } from '../geography/waters.ts'
import { lettered, widthOf } from './lettering.ts'
import { METRO_FROM, namesAt, type Name } from './names.ts'
import { PALETTES, type Palette } from './palette.ts'
import { clipped, isNear, project, TILE, type Pixel } from './projection.ts'

/**
 * A tile of the sketch of Georgia, as SVG: land, parks, waters, railways, main streets, metro stations and names. It is
 * labelled as a sketch.
 * @param label the word for a sketch, in Georgian letters
 */
export function drawTile(style: TileStyle, { z, x, y }: TileAddress, label: string): string {
  const colours: Palette = PALETTES[style]
  const onTile = (point: Point): Pixel => {
    const at = project(point, z)
    return { x: at.x - x * TILE, y: at.y - y * TILE }
  }
  const area = (points: readonly Point[], attributes: string) => {
    const shape = clipped(points.map(onTile))
    return shape.length < 3 ? '' : `<path d="${pathOf(shape)}Z" ${attributes}/>`
  }
  const course = (points: readonly Point[], width: number, colour: string, more = '') => {
    const pixels = points.map(onTile)
    if (!isNear(pixels)) return ''
    return `<path d="${pathOf(pixels)}" fill="none" stroke="${colour}" stroke-width="${width}" stroke-linecap="round" stroke-linejoin="round"${more}/>`
  }
  const dot = (point: Point) => {
    const at = onTile(point)
    if (!isNear([at])) return ''
    return `<circle cx="${at.x.toFixed(1)}" cy="${at.y.toFixed(1)}" r="4.5" fill="${colours.halo}" stroke="${colours.metro}" stroke-width="3"/>`
  }
  const streets = [...TBILISI_STREETS, ...STREETS_ELSEWHERE].filter(({ from }) => z >= from)
  const wide = Math.max(1.5, Math.min(14, (z - 9) * 1.6))

  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${TILE}" height="${TILE}">`,
    `<rect width="${TILE}" height="${TILE}" fill="${colours.abroad}"/>`,
    area(OUTLINE, `fill="${colours.land}" stroke="${colours.border}" stroke-width="1.5"`),
    area(COAST, `fill="${colours.land}"`),
    ...(z < 12 ? [] : GREENS.map(({ edge }) => area(edge, `fill="${colours.green}"`))),
    area(BLACK_SEA, `fill="${colours.water}"`),
    ...LAKES.map(({ shore }) => area(shore, `fill="${colours.water}"`)),
    ...RIVERS.filter(({ from }) => z >= from).map((river) =>
      course(river.course, riverWidth(z, river.from), colours.water),
    ),
    ...(z < 12 ? [] : RAILWAYS.map((way) => course(way, 2, colours.railway, ' stroke-dasharray="7 5"'))),
    ...streets.map((street) => course(street.course, wide + 2, colours.streetEdge)),
    ...streets.map((street) => course(street.course, wide, colours.street)),
    ...(z < METRO_FROM ? [] : METRO.map(dot)),
    ...namesAt(z).map((name) => drawName(name, { x: x * TILE, y: y * TILE }, colours)),
    // On every other tile, so that every part of a map has it.
    (x + y) % 2 === 0
      ? lettered(label, 12, TILE / 2, TILE - 14, { fill: colours.quietName, opacity: 0.6 })
      : '',
    '</svg>',
  ].join('')
}

function drawName({ text, size, kind, x, y }: Name, corner: Pixel, colours: Palette): string {
  const at = { x: x - corner.x, y: y - corner.y }
  const half = widthOf(text, size) / 2 + size
  if (at.x < -half || at.x > TILE + half || at.y < -size * 2 || at.y > TILE + size * 2) return ''
  const fill = {
    town: colours.name,
    district: colours.quietName,
    street: colours.name,
    water: colours.waterName,
    green: colours.greenName,
    metro: colours.metro,
  }
  return lettered(text, size, at.x, at.y, { fill: fill[kind], halo: colours.halo })
}

/** The larger rivers are some hundred metres wide. */
function riverWidth(zoom: number, from: number): number {
  const metres = from <= 6 ? 70 : 25
  const metresAPixel = 116_000 / 2 ** zoom
  return Math.max(1.5, metres / metresAPixel)
}

function pathOf(pixels: readonly Pixel[]): string {
  return `M${pixels.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`
}
