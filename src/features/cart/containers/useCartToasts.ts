import { useCallback } from 'react'
import { useLanguage, useText } from '#shared/language/LanguageProvider.tsx'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { cartNoticeType, cartText, type CartNotice, type CartResult } from '../model/cartNotice.ts'

/** Shows the cart's notices and the results of its actions as toasts. */
export function useCartToasts() {
  const t = useText()
  const { language } = useLanguage()
  const { show } = useToasts()
  const notify = useCallback(
    (notice: CartNotice) =>
      void show({ message: cartText(notice, t, language), type: cartNoticeType(notice) }),
    [show, t, language],
  )
  const report = useCallback(
    (result: CartResult) => {
      if (result.notice) notify(result.notice)
    },
    [notify],
  )
  return { notify, report }
}
