import { Button, EmptyState } from '@dukani/design-system'
import type { Ref } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

export interface EmptyWishlistProps {
  actionRef: Ref<HTMLButtonElement>
  onBrowse: () => void
}

/** That nothing is saved (WISH-01), and the way to what could be. */
export function EmptyWishlist({ actionRef, onBrowse }: EmptyWishlistProps) {
  const t = useText()
  return (
    <EmptyState
      drawing="heart"
      title={t('wishlist.empty')}
      text={t('wishlist.emptyHint')}
      headingLevel={3}
      action={
        <Button ref={actionRef} variant="outlined" onClick={onBrowse}>
          {t('wishlist.toProducts')}
        </Button>
      }
    />
  )
}
