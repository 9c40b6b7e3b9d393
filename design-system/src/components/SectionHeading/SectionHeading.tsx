import type { ReactNode } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'

export interface SectionHeadingProps {
  /** The heading's words. */
  children: ReactNode
  /** Heading level; also sets the size. @default 2 */
  level?: 1 | 2 | 3
  /** A secondary sentence below. */
  subtitle?: ReactNode
  /** Content at the end of the line: a link or a count. */
  action?: ReactNode
  /** Id of the heading itself, for `aria-labelledby` of its section. */
  id?: string
}

/** The heading of a page or a section, in the serif font. */
export function SectionHeading({ children, level = 2, subtitle, action, id }: SectionHeadingProps) {
  return (
    <Stack gap={8}>
      <Stack direction="row" justify="between" align="end" gap={16} wrap>
        <Heading level={level} id={id}>
          {children}
        </Heading>
        {action}
      </Stack>
      {subtitle != null && <Text tone="muted">{subtitle}</Text>}
    </Stack>
  )
}
