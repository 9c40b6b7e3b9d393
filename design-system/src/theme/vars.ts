import {
  breakpoints,
  layers,
  lineHeights,
  motion,
  radii,
  schemes,
  SCHEMES,
  weights,
  type Breakpoint,
  type ColorName,
  type Scheme,
} from './tokens.ts'

/** The CSS custom property that carries a colour: `primaryHover` → `--dk-primary-hover`. */
export function variableName(name: string): `--dk-${string}` {
  return `--dk-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`
}

/** All custom properties of one scheme, ready for a style rule. */
export function schemeVariables(scheme: Scheme): Record<string, string> {
  const pairs = Object.entries(schemes[scheme])
  return Object.fromEntries(pairs.map(([name, value]) => [variableName(name), value]))
}

function colorReferences(): Record<ColorName, string> {
  const references: Record<string, string> = {}
  for (const name of Object.keys(schemes[SCHEMES[0]])) references[name] = `var(${variableName(name)})`
  return references
}

/** Every colour and shadow as `var(--dk-…)`: follows light and dark without a line of JavaScript. */
export const color = colorReferences()

/** A colour made see-through, scheme-aware. @param percent how much of the colour stays, 0 to 100 */
export function translucent(name: ColorName, percent: number): string {
  return `color-mix(in srgb, ${color[name]} ${percent}%, transparent)`
}

/** A size in rem, so that the browser's own text size counts. @param size px */
export function rem(size: number): string {
  return `${size / 16}rem`
}

/** `up.md` is the media query for md and wider. */
export const up: Record<Breakpoint, string> = {
  xs: '@media (min-width: 0px)',
  sm: `@media (min-width: ${breakpoints.sm}px)`,
  md: `@media (min-width: ${breakpoints.md}px)`,
  lg: `@media (min-width: ${breakpoints.lg}px)`,
  xl: `@media (min-width: ${breakpoints.xl}px)`,
}

/** `below.md` is the media query for everything narrower than md. */
export const below: Record<Exclude<Breakpoint, 'xs'>, string> = {
  sm: `@media (max-width: ${breakpoints.sm - 0.02}px)`,
  md: `@media (max-width: ${breakpoints.md - 0.02}px)`,
  lg: `@media (max-width: ${breakpoints.lg - 0.02}px)`,
  xl: `@media (max-width: ${breakpoints.xl - 0.02}px)`,
}

/** Hover styles belong in here: on a touch screen a tapped thing must not stay "hovered". */
export const canHover = '@media (hover: hover)'

/** `transition` of the given properties, leaving room for what reduced motion switches off globally. */
export function transition(properties: readonly string[], duration: number = motion.quick): string {
  return properties.map((property) => `${property} ${duration}ms ${motion.easeOut}`).join(', ')
}

/** The ring around what has keyboard focus: 2 px primary, 2 px away. Set globally; here for odd grounds. */
export const focusRing = { outline: `2px solid ${color.primary}`, outlineOffset: 2 } as const

export const radius = radii
export const weight = weights
export const layer = layers
export const lineHeight = lineHeights
