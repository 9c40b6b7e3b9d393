import { Button, Container, ErrorState } from '@dukani/design-system'
import { Component, type ErrorInfo, type ReactNode } from 'react'
import { useText } from '#shared/language/LanguageProvider.tsx'

interface ErrorBoundaryProps {
  children: ReactNode
  /** drawn in the place of what failed; the whole page's screen without it */
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

  private readonly retry = () => this.setState({ failed: false })

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children
    return this.props.fallback ? this.props.fallback(this.retry) : <FailedPage onRetry={this.retry} />
  }
}

function FailedPage({ onRetry }: { onRetry: () => void }) {
  const t = useText()
  return (
    <Container>
      <ErrorState
        title={t('error.title')}
        text={t('error.text')}
        action={<Button onClick={onRetry}>{t('shell.retry')}</Button>}
      />
    </Container>
  )
}
