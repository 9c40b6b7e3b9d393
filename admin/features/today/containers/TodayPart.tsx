import { Box, Heading, Stack } from '@dukani/design-system'
import { useId, type ReactNode } from 'react'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { ReadState } from '#admin/shared/ReadState.tsx'
import type { Read } from '#admin/shared/useRead.ts'

export interface TodayPartProps<Data> {
  title: string
  read: Read<Data>
  children: (data: Data) => ReactNode
}

/** A part of today's page. One that fails leaves the others. */
export function TodayPart<Data>({ title, read, children }: TodayPartProps<Data>) {
  const id = useId()
  return (
    <Box as="section" padding={16} outlined radius="card" ground="surface" aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        <ReadState read={read} loading={<LoadingPart />} />
        {read.data !== null && children(read.data)}
      </Stack>
    </Box>
  )
}
