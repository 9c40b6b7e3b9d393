import { Entry, EntryList } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'

export interface GuestEntriesProps {
  /** Something was chosen. */
  onLeave: () => void
}

/** What a guest finds in the sidebar: the way to the authentication modal (NAV-05). */
export function GuestEntries({ onLeave }: GuestEntriesProps) {
  const t = useText()
  const { ask } = useLoginPrompt()
  return (
    <EntryList>
      <Entry
        label={t('auth.login')}
        icon="user"
        onPress={() => {
          onLeave()
          ask()
        }}
      />
    </EntryList>
  )
}
