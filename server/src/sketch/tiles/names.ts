import { DISTRICTS } from '../geography/districts.ts'
import { GREENS } from '../geography/greens.ts'
import type { Point } from '../../point.ts'
import { METRO } from '../geography/metro.ts'
import { STREETS_ELSEWHERE } from '../geography/streets/elsewhere.ts'
import { TBILISI_STREETS } from '../geography/streets/tbilisi.ts'
import { TOWNS } from '../geography/towns.ts'
import { LAKES, RIVERS } from '../geography/waters.ts'
import { widthOf } from './lettering.ts'
import { project, type Pixel } from './projection.ts'

/** A name on the map. */
export interface Name extends Pixel {
  text: string
  size: number
  kind: 'town' | 'district' | 'street' | 'water' | 'green' | 'metro'
}

const ROOM = 6
/** The zoom from which the metro's stations are on the map; a step later with their names. */
export const METRO_FROM = 13
/** From a station's middle to its name's (px). */
const UNDER = 15
// The names of each zoom: all of its tiles need the same ones.
const placed = new Map<number, Name[]>()

/** The names of a zoom that don't overlap; more important ones come first. */
export function namesAt(zoom: number): readonly Name[] {
  const known = placed.get(zoom)
  if (known !== undefined) return known
  const names: Name[] = []
  for (const name of wished(zoom)) if (!names.some((other) => collide(name, other))) names.push(name)
  placed.set(zoom, names)
  return names
}

function collide(a: Name, b: Name): boolean {
  const reach = (widthOf(a.text, a.size) + widthOf(b.text, b.size)) / 2 + ROOM
  return Math.abs(a.x - b.x) < reach && Math.abs(a.y - b.y) < (a.size + b.size) * 0.6 + ROOM
}

function wished(zoom: number): Name[] {
  const named = (kind: Name['kind'], text: string, size: number, point: Point | undefined): Name[] =>
    point === undefined ? [] : [{ kind, text, size, ...project(point, zoom) }]
  // The capital's own name gives way to those of its quarters.
  const towns = TOWNS.filter(({ from, reach }) => zoom >= from && zoom < (reach > 6 ? 13 : 16))
  const streets = [...TBILISI_STREETS, ...STREETS_ELSEWHERE]
    // A square with a station already has the station's name.
    .filter(({ ka, from }) => zoom >= Math.max(13, from + 1) && !METRO.some((station) => station.ka === ka))
    .sort((a, b) => a.from - b.from)
  return [
    ...towns.flatMap((town) => named('town', town.ka, town.from < 8 ? 15 : 12, town)),
    ...(zoom < 12 ? [] : DISTRICTS.flatMap((each) => named('district', each.ka, 13, each))),
    ...(zoom < 10 ? [] : LAKES.flatMap(({ ka, shore }) => named('water', ka, 11, middle(shore)))),
    ...(zoom <= METRO_FROM
      ? []
      : METRO.flatMap(({ ka, ...at }) =>
          named('metro', ka, 11, at).map((name) => ({ ...name, y: name.y + UNDER })),
        )),
    ...(zoom < 14 ? [] : GREENS.flatMap(({ ka, edge }) => named('green', ka, 11, middle(edge)))),
    ...RIVERS.filter(({ from }) => zoom >= from + 2).flatMap(({ ka, course }) =>
      [0.3, 0.55, 0.8].flatMap((share) => named('water', ka, 11, course[Math.floor(course.length * share)])),
    ),
    // A long street has its name in several places, since a close view shows only a part of it.
    ...streets.flatMap(({ ka, course }) =>
      alongOf(course, zoom >= 16).flatMap((point) => named('street', ka, 11, point)),
    ),
  ]
}

function alongOf(course: readonly Point[], all: boolean): Point[] {
  const middles = course.slice(1).map((to, at) => middle([course[at] ?? to, to]))
  const one = middles[Math.floor(middles.length / 2)]
  return all ? middles : one === undefined ? [] : [one]
}

function middle(points: readonly Point[]): Point {
  const sum = (of: 'lat' | 'lon') => points.reduce((total, point) => total + point[of], 0) / points.length
  return { lat: sum('lat'), lon: sum('lon') }
}
