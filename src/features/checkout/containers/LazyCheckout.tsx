import { Button, ErrorState } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx'
import type { CheckoutProps } from './Checkout.tsx'

const Checkout = lazyPart(async () => (await import('./Checkout.tsx')).Checkout)

/** The checkout form in a chunk of its own: a skeleton until it is there, a way to try again when it doesn't come. */
export function LazyCheckout(props: CheckoutProps) {
  const t = useText()
  return (
    <Checkout
      {...props}
      fallback={props.summary({ children: <CheckoutSkeleton /> })}
      renderError={(retry) =>
        props.summary({
          children: (
            <ErrorState
              headingLevel={3}
              title={t('error.title')}
              action={<Button onClick={retry}>{t('shell.retry')}</Button>}
            />
          ),
        })
      }
    />
  )
}
