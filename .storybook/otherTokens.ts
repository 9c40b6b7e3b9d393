import { fontFamily, radii, schemes, type ShopTokens } from '@dukani/design-system/foundations'

const light = { background: '#F5F7FB', primary: '#0B57D0', primaryHover: '#0842A0', primarySoft: '#E3ECFD' }
const dark = { background: '#0F1217', primary: '#A8C7FA', primaryHover: '#C5DAFC', primarySoft: '#122B52' }

/** An example of custom tokens: blue, one font, small corners. Selectable in Storybook's toolbar. */
export const otherTokens: ShopTokens = {
  schemes: {
    light: { ...schemes.light, ...light },
    dark: { ...schemes.dark, ...dark, onPrimary: '#062E6F' },
  },
  radii: { ...radii, small: 2, control: 4, card: 4, panel: 6, sheet: 8 },
  fonts: { ...fontFamily, heading: fontFamily.text },
}
