import type { ReactNode } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { Text } from '../../layout/Text.tsx'

export interface SectionHeadingProps {
  children: ReactNode
  /** A secondary sentence below. */
  subtitle?: ReactNode
  /** Id of the heading itself, for `aria-labelledby` of its section. */
  id?: string
}

/** The heading of a section, in the serif font. */
export function SectionHeading({ children, subtitle, id }: SectionHeadingProps) {
  return (
    <Stack gap={8}>
      <Heading level={2} id={id}>
        {children}
      </Heading>
      {subtitle != null && <Text tone="muted">{subtitle}</Text>}
    </Stack>
  )
}
