import { Box, Container, Heading, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useAdminHead } from './useAdminHead.ts'

/** A page before the back office itself: what is asked of who wants in. */
export function EntryPage({ title, children }: { title: string; children: ReactNode }) {
  useAdminHead(title)
  return (
    <Container as="main" width="text">
      <Box paddingY={{ xs: 24, md: 64 }}>
        <Box as="section" padding={24} radius="card" ground="surface" outlined>
          <Stack gap={20}>
            <Heading level={1} size={28}>
              {title}
            </Heading>
            {children}
          </Stack>
        </Box>
      </Box>
    </Container>
  )
}
