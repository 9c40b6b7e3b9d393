import Box from '@mui/material/Box'
import type { ElementType, HTMLAttributes, Ref } from 'react'
import { CONTENT_WIDTH } from '../theme/tokens.ts'

export interface ContainerProps extends Omit<HTMLAttributes<HTMLElement>, 'color'> {
  /** The rendered element. @default 'div' */
  as?: ElementType
  /** `content` is the page's width, `text` a comfortable line length. @default 'content' */
  width?: 'content' | 'text'
  /** Ref to the element. */
  ref?: Ref<HTMLElement>
}

const widths = { content: CONTENT_WIDTH, text: 680 } as const

/** The page's column: centred, at most 1200 px wide, with side padding. */
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
