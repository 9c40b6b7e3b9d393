import type { Product, Specification } from '@dukani/contracts'
import { Button, FormMessage, Stack } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { useLoginPrompt } from '#shared/session/LoginPrompt.tsx'
import { useSession } from '#shared/session/session.ts'
import { useHeartObstacle } from '../api/useHearts.ts'

export interface HeartLoginProps {
  product: Product
  specification: Specification | null
}

/** Asks a guest to log in; the product is saved after that (PROD-15). */
export function HeartLogin({ product, specification }: HeartLoginProps) {
  const t = useText()
  const { status } = useSession()
  const { ask } = useLoginPrompt()
  const isNeeded = useHeartObstacle(product.id) === 'loginNeeded' && status !== 'customer'
  const logIn = () => ask({ type: 'save', product: product.id, specification: specification?.id ?? null })
  const login = t('auth.login')
  return (
    // A live region is announced only when it exists before its text.
    <FormMessage tone="warning">
      {isNeeded && (
        <Stack gap={8} align="start">
          <span>{t('wishlist.loginNeeded')}</span>
          <Button variant="outlined" lang={textLanguage(login)} onClick={logIn}>
            {login}
          </Button>
        </Stack>
      )}
    </FormMessage>
  )
}
