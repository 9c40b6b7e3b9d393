import { Box, Container, Heading, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useAdminHead } from './useAdminHead.ts'

/** A page that is shown before the back office opens, such as the login. */
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
