import { Heading, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'

export interface PageHeaderProps {
  title: string
  /** id of the heading, for what it names */
  id?: string
  /** buttons beside it */
  children?: ReactNode
}

/** The heading of a page, with its buttons. */
export function PageHeader({ title, id, children }: PageHeaderProps) {
  return (
    <Stack direction="row" justify="between" align="center" gap={12} wrap>
      <Heading level={1} size={28} id={id}>
        {title}
      </Heading>
      {children !== undefined && (
        <Stack direction="row" gap={8} wrap>
          {children}
        </Stack>
      )}
    </Stack>
  )
}
