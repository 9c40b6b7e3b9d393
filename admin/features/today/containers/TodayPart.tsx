import { Box, Heading, Stack } from '@dukani/design-system'
import { useId, type ReactNode } from 'react'
import { useLiveRefresh } from '#admin/shared/live/useLiveRefresh.ts'
import { LoadFailed } from '#admin/shared/LoadFailed.tsx'
import { LoadingPart } from '#admin/shared/LoadingPart.tsx'
import { useRead, type Schema } from '#admin/shared/useRead.ts'

export interface TodayPartProps<Data> {
  title: string
  /** the call that it is read from */
  path: string
  schema: Schema<Data>
  children: (data: Data) => ReactNode
}

/** A part of today's page. It is read by itself, so that one that fails leaves the others. */
export function TodayPart<Data>({ title, path, schema, children }: TodayPartProps<Data>) {
  const id = useId()
  const { data, error, retry } = useRead(path, schema)
  useLiveRefresh(retry)
  return (
    <Box as="section" padding={16} outlined radius="card" ground="surface" aria-labelledby={id}>
      <Stack gap={12}>
        <Heading level={2} size={18} id={id}>
          {title}
        </Heading>
        {data === null && (error === null ? <LoadingPart /> : <LoadFailed error={error} onRetry={retry} />)}
        {data !== null && children(data)}
      </Stack>
    </Box>
  )
}
