import { copyText } from '#shared/browser/copyText.ts'
import { useToasts } from '#shared/toast/ToastProvider.tsx'
import { useAdminText } from '#admin/shared/useAdminText.ts'

/** Copies a text and says so. The function returns whether it worked. */
export function useCopy(): (text: string) => Promise<boolean> {
  const t = useAdminText()
  const { show } = useToasts()
  return async (text) => {
    const isCopied = await copyText(text, navigator)
    if (isCopied) show({ type: 'success', message: t('admin.security.copied') })
    else show({ type: 'warning', message: t('admin.security.copyYourself') })
    return isCopied
  }
}
