import { Button, Container, ErrorState } from '@dukani/design-system'
import { Component, useEffect, useRef, type ErrorInfo, type ReactNode } from 'react'
import { useText } from '../language/LanguageProvider.tsx'
import { retryLoad } from '../browser/pageReload.ts'

interface ErrorBoundaryProps {
  children: ReactNode
  /** runs before the failed part is rendered again; while it fails the message stays */
  beforeRetry?: () => Promise<void>
  /** rendered in place of the failed part. @default a message with a retry */
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

  override componentDidCatch(error: unknown, { componentStack }: ErrorInfo): void {
    console.error('a part of the page failed', error, componentStack)
  }

  private readonly retry = () => {
    const { beforeRetry = () => Promise.resolve() } = this.props
    retryLoad(beforeRetry).then(
      () => this.setState({ failed: false }),
      (error: unknown) => console.warn('a part of the page failed again', error),
    )
  }

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.fallback ? this.props.fallback(this.retry) : <FailedPart onRetry={this.retry} />
  }
}

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
