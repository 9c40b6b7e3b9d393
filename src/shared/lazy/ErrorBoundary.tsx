import { Button, Container, ErrorState } from '@dukani/design-system'
import { Component, useEffect, useRef, type ReactNode } from 'react'
import { useText } from '../language/LanguageProvider.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** Called before the failed part is rendered again. */
  onRetry?: () => void
  /** Rendered in place of the failed part. @default a message with a retry */
  fallback?: (retry: () => void) => ReactNode
}

interface ErrorBoundaryState {
  failed: boolean
}

/** Keeps a failing part from taking the page with it: never a blank page (ROUTE-08). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { failed: false }

  static getDerivedStateFromError(): ErrorBoundaryState {
    return { failed: true }
  }

  private readonly retry = () => {
    this.props.onRetry?.()
    this.setState({ failed: false })
  }

  override render(): ReactNode {
    const { children, fallback = failedPart } = this.props
    return this.state.failed ? fallback(this.retry) : children
  }
}

/** A message with a retry. */
export const failedPart = (retry: () => void) => <FailedPart onRetry={retry} />

function FailedPart({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  const place = useRef<HTMLElement>(null)
  // What failed may have been a layer over the page, whose own place is far down.
  useEffect(() => {
    // In braces: newer browsers return a promise, which is not a clean-up function.
    place.current?.scrollIntoView({ block: 'center' })
  }, [])
  return (
    <Container ref={place}>
      <ErrorState
        title={t('error.title')}
        text={t('error.text')}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      />
    </Container>
  )
}
