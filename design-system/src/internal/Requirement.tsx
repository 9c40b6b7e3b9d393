import { textLanguage } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { Text } from '../layout/Text.tsx'

/** The word beside a label: required or optional. */
export function Requirement({ id, children }: { id?: string; children: ReactNode }) {
  const lang = typeof children === 'string' ? textLanguage(children) : undefined
  return (
    <Text as="span" size={12} tone="muted" id={id} lang={lang}>
      {children}
    </Text>
  )
}
