import type { Components, Theme } from '@mui/material/styles'

/** The row wraps rather than scroll, so what marks the chosen tab is the tab's own (`Tabs.tsx`). */
export const muiTabs = {
  defaultProps: {
    variant: 'fullWidth',
    selectionFollowsFocus: true,
    // MUI clips it by a style attribute; the mark and the ring of focus reach out of it.
    slotProps: { scroller: { style: { overflow: 'visible' } } },
  },
  styleOverrides: {
    root: { overflow: 'visible' },
    list: ({ theme }) => ({ flexWrap: 'wrap', borderBottom: `1px solid ${theme.vars.palette.divider}` }),
    indicator: { display: 'none' },
  },
} satisfies Components<Theme>['MuiTabs']
