import { styled } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { Icon } from '../components/Icon/index.ts'

const Root = styled('span')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  color: theme.vars.palette.success.main,
  fontSize: theme.typography.pxToRem(12),
  fontWeight: theme.typography.fontWeightMedium,
  '& > svg': { flex: 'none' },
}))

/** Marks a product that is already in the cart. @param children the quantity, in words */
export function InCart({ children }: { children: ReactNode }) {
  return (
    <Root>
      <Icon name="check" size={16} />
      {children}
    </Root>
  )
}
