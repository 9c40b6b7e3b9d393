import { styled } from '@mui/material/styles'
import { Lines } from '../../internal/lines.ts'

/** The panel around the lines and around their skeleton. */
export const Panel = styled(Lines)(({ theme }) => ({
  paddingInline: 16,
  borderRadius: theme.shape.panel,
  border: `1px solid ${theme.vars.palette.divider}`,
  background: theme.vars.palette.background.paper,
}))
