import type { Components, Theme } from '@mui/material/styles'

/** The tabs wrap instead of scrolling, so each tab draws its own indicator (`Tabs.tsx`). */
export const muiTabs = {
  defaultProps: {
    variant: 'fullWidth',
    selectionFollowsFocus: true,
    // MUI clips it by a style attribute, which would cut off the indicator and the focus ring.
    slotProps: { scroller: { style: { overflow: 'visible' } } },
  },
  styleOverrides: {
    root: { overflow: 'visible' },
    list: ({ theme }) => ({ flexWrap: 'wrap', borderBottom: `1px solid ${theme.vars.palette.divider}` }),
    indicator: { display: 'none' },
  },
} satisfies Components<Theme>['MuiTabs']
