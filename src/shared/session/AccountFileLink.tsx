import { ButtonLink, VisuallyHidden, type ButtonLinkProps } from '@dukani/design-system'
import { useText } from '../language/LanguageProvider.tsx'
import { useToasts } from '../toast/ToastProvider.tsx'
import { useCustomerTab } from './useCustomerTab.ts'

export interface AccountFileLinkProps extends Pick<
  ButtonLinkProps,
  'children' | 'href' | 'icon' | 'variant' | 'wide' | 'wordsFrom'
> {
  /** the message for when the file can't be opened because there is no new access token */
  failure: string
}

/** Opens a file in a tab of its own. The server sends the file only with the account's own cookie. */
export function AccountFileLink({ children, failure, ...props }: AccountFileLinkProps) {
  const t = useText()
  const { show } = useToasts()
  const open = useCustomerTab(() => show({ type: 'error', message: failure }))
  return (
    <ButtonLink {...props} target="_blank" rel="noopener" onNavigate={open}>
      {children} <VisuallyHidden>({t('orders.newTab')})</VisuallyHidden>
    </ButtonLink>
  )
}
