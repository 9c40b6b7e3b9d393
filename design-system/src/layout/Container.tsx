import Box from '@mui/material/Box'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { CONTENT_WIDTH } from '../theme/tokens.ts'

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The element to be. @default 'div' */
  as?: ElementType
  /** `content` is the page's own width, `text` a comfortable line of reading. @default 'content' */
  width?: 'content' | 'text'
  /** The element that `as` names. */
  ref?: Ref<HTMLElement>
}

const widths = { content: CONTENT_WIDTH, text: 680 } as const

/** The page's column: centred, at most 1200 px, with the margins of the screen at its sides. */
export function Container({ as = 'div', width = 'content', ...rest }: ContainerProps) {
  return (
    <Box
      component={as}
      {...rest}
      sx={{
        width: '100%',
        maxWidth: widths[width],
        marginInline: 'auto',
        paddingInline: { xs: '16px', sm: '32px' },
      }}
    />
  )
}
