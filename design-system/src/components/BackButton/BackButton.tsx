import { styled } from '@mui/material/styles'
import { Button } from '../Button/index.ts'

export interface BackButtonProps {
  /** The label: where the button leads, in a word. */
  children: string
  /** The caller navigates back and restores the focus. */
  onClick: () => void
}

// Aligns the arrow, not the button's background, with the content below.
const Root = styled('div')({ marginInline: -14, marginBlock: -8 })

/** Goes back from a detail view to its list. */
export function BackButton({ children, onClick }: BackButtonProps) {
  return (
    <Root>
      <Button variant="text" icon="arrowLeft" onClick={onClick}>
        {children}
      </Button>
    </Root>
  )
}
