import { styled } from '@mui/material/styles'
import { Button } from '../Button/index.ts'

export interface BackButtonProps {
  /** Where it leads, in a word. */
  children: string
  /** The caller goes back and puts the focus where the shopper was. */
  onClick: () => void
}

// The arrow, not the button's ground, stands in line with what is below.
const Root = styled('div')({ marginInline: -14, marginBlock: -8 })

/** The way back from one thing to the list that it is of. */
export function BackButton({ children, onClick }: BackButtonProps) {
  return (
    <Root>
      <Button variant="text" icon="arrowLeft" onClick={onClick}>
        {children}
      </Button>
    </Root>
  )
}
