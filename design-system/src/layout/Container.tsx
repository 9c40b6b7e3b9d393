import Box from '@mui/material/Box'
import type { ElementProps } from '../internal/elementProps.ts'
import { CONTENT_WIDTH, WIDE_WIDTH } from '../theme/tokens.ts'

export interface ContainerProps extends ElementProps {
  /** `content` is the page's width, `wide` that of a page beside a column, `text` a comfortable line length. @default 'content' */
  width?: 'content' | 'wide' | 'text'
}

const widths = { content: CONTENT_WIDTH, wide: WIDE_WIDTH, text: 680 } as const

/** The page's column: centred, with side padding; at most 1200 px wide, 1440 px beside a column. */
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
