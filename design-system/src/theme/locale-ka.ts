import { firstKa as ka } from '@dukani/i18n'
import type { Components, Theme } from '@mui/material/styles'

/** Georgian for the labels that MUI's components write themselves; the texts live in the catalogue. */
export const localeComponents = {
  MuiAlert: { defaultProps: { closeText: ka['mui.close'] } },
  MuiAutocomplete: {
    defaultProps: {
      clearText: ka['mui.clear'],
      closeText: ka['mui.close'],
      loadingText: ka['mui.loading'],
      noOptionsText: ka['mui.noOptions'],
      openText: ka['mui.open'],
    },
  },
  MuiBreadcrumbs: { defaultProps: { expandText: ka['mui.showPath'] } },
  MuiRating: {
    defaultProps: {
      emptyLabelText: ka['mui.noRating'],
      getLabelText: (value: number) => ka['mui.stars'].replace('{n}', String(value)),
    },
  },
} satisfies Components<Theme>
