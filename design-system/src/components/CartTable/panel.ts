import { styled } from '@mui/material/styles'
import { color, radius } from '../../theme/vars.ts'

/** The ground of the lines and of their skeleton: what measures how wide the table may be. */
export const Panel = styled('div')({
  containerType: 'inline-size',
  containerName: 'cart',
  minWidth: 0,
  paddingInline: 16,
  borderRadius: radius.panel,
  border: `1px solid ${color.hairline}`,
  background: color.surface,
})
