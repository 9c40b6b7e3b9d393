import { Box, Button, Container, ErrorState, ShopBrand, Stack, Text } from '@dukani/design-system'
import { SavedCart } from '#features/cart/containers/SavedCart.tsx'
import { savedCart } from '#features/cart/model/savedCart.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { paths } from '#shared/routing/routes.ts'
import { useStore } from '#shared/state/createStore.ts'
import { useReconnect, type ReconnectEnvironment } from './useReconnect.ts'

export interface OfflinePageProps {
  /** browser APIs; replaced in stories */
  environment?: ReconnectEnvironment
}

/**
 * What a browser shows at any of the shop's addresses while it can't be reached: why, the cart as it was last known, and
 * a way to try again. It goes by itself when the connection is back.
 */
export function OfflinePage({ environment }: OfflinePageProps) {
  const t = useText()
  const cart = useStore(savedCart)
  const { state, isOnline, tryAgain } = useReconnect(environment)
  return (
    <Container>
      <Box as="header" paddingY={{ xs: 16, md: 24 }}>
        <ShopBrand name={t('shop.name')} tagline={t('shop.tagline')} href={paths.catalog} />
      </Box>
      <Box as="main" paddingY={16}>
        <ErrorState
          drawing="plug"
          headingLevel={1}
          title={isOnline ? t('error.network') : t('shell.offline')}
          text={cart === null ? t('offline.text') : `${t('offline.text')} ${t('offline.cartKept')}`}
          action={
            <Stack gap={12} align="center">
              <Button icon="refresh" pending={state === 'trying'} onClick={tryAgain}>
                {t('shell.retry')}
              </Button>
              <Text role="status" tone="muted" size={14}>
                {state === 'failed' && t('offline.stillAway')}
              </Text>
            </Stack>
          }
        />
        {cart !== null && <SavedCart cart={cart} />}
      </Box>
    </Container>
  )
}
