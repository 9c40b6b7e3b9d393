import { useCallback } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { cartNoticeType, cartText, type CartNotice, type CartResult } from '../model/cartNotice.ts'

/** Says what the cart has to say, and what became of an action on it. */
export function useCartToasts() {
  const t = useText()
  const { show } = useToasts()
  const notify = useCallback(
    (notice: CartNotice) => void show({ message: cartText(notice, t), type: cartNoticeType(notice) }),
    [show, t],
  )
  const report = useCallback(
    (result: CartResult) => {
      if (result.notice) notify(result.notice)
    },
    [notify],
  )
  return { notify, report }
}
