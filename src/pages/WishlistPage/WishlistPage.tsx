import { ModalSheet } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'
import type { OverlayProps } from '#shared/overlays.ts'

/** The wishlist modal (WISH-01). */
export function WishlistPage({ open, onClose }: OverlayProps) {
  const t = useText()
  const title = t('wishlist.title')
  return (
    <ModalSheet
      open={open}
      onClose={onClose}
      title={<span lang={textLanguage(title)}>{title}</span>}
      closeLabel={t('shell.close')}
    >
      {null}
    </ModalSheet>
  )
}
