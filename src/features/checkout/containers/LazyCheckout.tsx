import { Button, ErrorState } from '@dukani/design-system'
import { useEffect, useState, type ComponentType } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { CheckoutSkeleton } from '../components/CheckoutSkeleton.tsx'
import type { CheckoutProps } from './Checkout.tsx'

type Chunk =
  { state: 'loading' } | { state: 'failed' } | { state: 'there'; Form: ComponentType<CheckoutProps> }

/** The checkout form in a chunk of its own: a skeleton until it is there, a way to try again when it doesn't come. */
export function LazyCheckout(props: CheckoutProps) {
  const t = useText()
  const [chunk, setChunk] = useState<Chunk>({ state: 'loading' })
  const isLoading = chunk.state === 'loading'

  useEffect(() => {
    if (!isLoading) return
    let isGone = false
    const keep = (next: Chunk) => {
      if (!isGone) setChunk(next)
    }
    import('./Checkout.tsx').then(
      ({ Checkout }) => keep({ state: 'there', Form: Checkout }),
      (error: unknown) => {
        console.warn('the checkout could not be loaded', error)
        keep({ state: 'failed' })
      },
    )
    return () => {
      isGone = true
    }
  }, [isLoading])

  if (chunk.state === 'there') return <chunk.Form {...props} />
  if (chunk.state === 'loading') return props.summary({ children: <CheckoutSkeleton /> })
  return props.summary({
    children: (
      <ErrorState
        headingLevel={3}
        title={t('error.title')}
        action={<Button onClick={() => setChunk({ state: 'loading' })}>{t('shell.retry')}</Button>}
      />
    ),
  })
}
