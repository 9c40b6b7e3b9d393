import type { Id } from '@dukani/contracts'
import { render, screen } from '@testing-library/react'
import { vi } from 'vitest'
import '../../support/deferredTexts.ts'
import { ProductReviews } from '#features/reviews/containers/ProductReviews.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { LoginPromptProvider, useLoginPrompt, useLoginPromptState } from '#shared/session/LoginPrompt.tsx'
import { GUEST, type SessionState } from '#shared/session/session.ts'
import { Shop } from '../../support/shop.tsx'
import { asCustomer, SessionOf } from '../orders/customer.tsx'

/** The customer whose token the cookies hold. */
export const nino = asCustomer()

/** What the login is asked for. */
function Prompt() {
  const { isOpen } = useLoginPromptState()
  const { wanted, close } = useLoginPrompt()
  return (
    <button data-testid="prompt" onClick={close}>
      {isOpen ? JSON.stringify(wanted()) : 'closed'}
    </button>
  )
}

export const prompt = () => screen.getByTestId('prompt')

/** The section of a product, as its page draws it. */
export function open(first: SessionState = GUEST, product: Id = 5, count = 3) {
  const onWritten = vi.fn()
  const tree = (session: SessionState, id: Id) => (
    <LanguageProvider language="ka">
      <Shop>
        <SessionOf session={session}>
          <LoginPromptProvider>
            <ProductReviews productId={id} average={4.6} count={count} hasRetry onWritten={onWritten} />
            <Prompt />
          </LoginPromptProvider>
        </SessionOf>
      </Shop>
    </LanguageProvider>
  )
  const { rerender } = render(tree(first, product))
  return {
    onWritten,
    become: (session: SessionState) => rerender(tree(session, product)),
    turnTo: (id: Id) => rerender(tree(first, id)),
  }
}

export const submit = () => screen.getByRole('button', { name: 'გაგზავნა' })
export const comment = () => screen.getByRole('textbox', { name: 'კომენტარი' })
export const star = (name: string) => screen.findByRole('radio', { name })
