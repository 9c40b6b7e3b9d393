import type { ReactNode } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'

export interface SectionHeadingProps {
  /** The heading's words. */
  children: ReactNode
  /** Place in the page's outline; it sets the size too. @default 2 */
  level?: 1 | 2 | 3
  /** One quiet sentence below. */
  subtitle?: ReactNode
  /** What stands at the far end of the line: a link, a count. */
  action?: ReactNode
  /** Id of the heading itself, for `aria-labelledby` of its section. */
  id?: string
}

/** The heading of a page or of one of its sections, in the serif of the shop's name. */
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
