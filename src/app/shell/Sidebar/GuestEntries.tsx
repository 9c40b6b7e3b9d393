import { Box, Entry, EntryList, Stack, Text } from '@dukani/design-system'
import { startTransition } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'

export interface GuestEntriesProps {
  /** Something was chosen. */
  onLeave: () => void
}

/** What a guest finds in the sidebar: the way to the authentication modal, and what it is good for (NAV-05). */
export function GuestEntries({ onLeave }: GuestEntriesProps) {
  const t = useText()
  const { ask } = useLoginPrompt()
  return (
    <Stack gap={12}>
      <EntryList>
        <Entry
          label={t('auth.login')}
          icon="user"
          // The login takes over the sidebar's entry in the history, if both change at once.
          onPress={() =>
            startTransition(() => {
              onLeave()
              ask()
            })
          }
        />
      </EntryList>
      <Box paddingX={8}>
        <Text size={14} tone="muted">
          {t('sidebar.guestHint')}
        </Text>
      </Box>
    </Stack>
  )
}
