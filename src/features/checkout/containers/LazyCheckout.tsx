import { Button, ErrorState } from '@dukani/design-system'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { createChunk, useChunk } from '#shared/lazy/useChunk.ts'
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx'
import type { CheckoutProps } from './Checkout.tsx'

const form = createChunk<CheckoutProps>(async () => (await import('./Checkout.tsx')).Checkout)

/** The checkout form in a chunk of its own: a skeleton until it is there, a way to try again when it doesn't come. */
export function LazyCheckout(props: CheckoutProps) {
  const t = useText()
  const chunk = useChunk(form)
  if (chunk.state === 'there') return <chunk.Part {...props} />
  if (chunk.state === 'loading') return props.summary({ children: <CheckoutSkeleton /> })
  return props.summary({
    children: (
      <ErrorState
        headingLevel={3}
        title={t('error.title')}
        action={<Button onClick={chunk.retry}>{t('shell.retry')}</Button>}
      />
    ),
  })
}
