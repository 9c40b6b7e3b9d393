import { styled } from '@mui/material/styles'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { forwardExcept } from '../internal/forwardExcept.ts'
import { CONTENT_WIDTH } from '../theme/tokens.ts'

export interface ContainerProps extends HTMLAttributes<HTMLElement> {
  /** The element to be. @default 'div' */
  as?: ElementType
  /** `content` is the page's own width, `text` a comfortable line of reading. @default 'content' */
  width?: 'content' | 'text'
  /** The element that `as` names. */
  ref?: Ref<HTMLElement>
}

const maxWidths = { content: CONTENT_WIDTH, text: 680 } as const

const Root = styled('div', { shouldForwardProp: forwardExcept('width') })<Omit<ContainerProps, 'ref'>>(
  ({ theme, width = 'content' }) => ({
    width: '100%',
    maxWidth: maxWidths[width],
    marginInline: 'auto',
    paddingInline: 16,
    [theme.breakpoints.up('sm')]: { paddingInline: 32 },
  }),
)

/** The page's column: centred, at most 1200 px, with the margins of the screen at its sides. */
export function Container({ ref, ...rest }: ContainerProps) {
  // `as` decides the element, which the type of a styled div can't follow.
  return <Root {...rest} ref={ref as Ref<HTMLDivElement>} />
}
