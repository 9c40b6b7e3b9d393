import { breakpoints } from '@dukani/design-system/foundations'

interface Viewport {
  name: string
  styles: { width: string; height: string }
  type: 'mobile' | 'tablet' | 'desktop'
}

function viewport(name: string, width: number, height: number, type: Viewport['type']): Viewport {
  return { name, styles: { width: `${width}px`, height: `${height}px` }, type }
}

/** The two sizes of every screen, and the breakpoints. */
export const viewports: Record<string, Viewport> = {
  phone: viewport('Phone 390 × 844', 390, 844, 'mobile'),
  desktop: viewport('Desktop 1280 × 800', 1280, 800, 'desktop'),
  narrowest: viewport('Narrowest 320', 320, 640, 'mobile'),
  sm: viewport(`From ${breakpoints.sm}`, breakpoints.sm, 900, 'tablet'),
  md: viewport(`From ${breakpoints.md}`, breakpoints.md, 900, 'tablet'),
  lg: viewport(`From ${breakpoints.lg}`, breakpoints.lg, 800, 'desktop'),
  xl: viewport(`From ${breakpoints.xl}`, breakpoints.xl, 800, 'desktop'),
}
