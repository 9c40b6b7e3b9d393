import type { Colour } from '@dukani/i18n'

/** Colours of products. The same in both schemes. */
export const SWATCHES: Readonly<Record<Colour, string>> = {
  black: '#1C1B1A',
  white: '#FFFFFF',
  grey: '#8E8E8E',
  silver: '#C3C7CB',
  gold: '#D4AF37',
  beige: '#E3D3B8',
  brown: '#6F4528',
  red: '#C8282B',
  burgundy: '#6D1A2D',
  pink: '#EE8FB0',
  orange: '#EC7F23',
  yellow: '#F4CF3A',
  green: '#2F8A4C',
  olive: '#77803A',
  turquoise: '#2BA6A2',
  lightBlue: '#8CC3EA',
  blue: '#2560B8',
  navy: '#1B2A55',
  purple: '#6C3F98',
}
