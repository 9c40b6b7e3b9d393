import { fontFamily, radii, schemes, type ShopTokens } from '@dukani/design-system'

const light = { background: '#F5F7FB', primary: '#0B57D0', primaryHover: '#0842A0', primarySoft: '#E3ECFD' }
const dark = { background: '#0F1217', primary: '#A8C7FA', primaryHover: '#C5DAFC', primarySoft: '#122B52' }

/** Another shop's look, as an example: a blue, one typeface, small corners. Storybook's toolbar shows it. */
export const otherTokens: ShopTokens = {
  schemes: {
    light: { ...schemes.light, ...light },
    dark: { ...schemes.dark, ...dark, onPrimary: '#062E6F' },
  },
  radii: { ...radii, small: 2, control: 4, card: 4, panel: 6, sheet: 8 },
  fonts: { ...fontFamily, heading: fontFamily.text },
}
