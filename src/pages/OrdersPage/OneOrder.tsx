import { BackButton, Stack } from '@dukani/design-system'
import type { ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface OneOrderProps {
  onBack: () => void
  /** the order, or what stands in its place */
  children: ReactNode
}

/** The place of one order, with the way back to the list (ORDER-02) whatever became of it. */
export function OneOrder({ onBack, children }: OneOrderProps) {
  const t = useText()
  return (
    <Stack gap={16}>
      <BackButton onClick={onBack}>{t('orders.back')}</BackButton>
      <div>{children}</div>
    </Stack>
  )
}
