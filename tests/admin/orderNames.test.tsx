import { render, screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { OrderFacts } from '#admin/features/orders/containers/OrderFacts.tsx'
import { loadLanguage } from '#shared/language/catalogues.ts'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'
import { shopOrderDetails } from '../../mocks/admin.ts'
import { loginOwner, OwnerApp } from './support/ownerApp.tsx'

loginOwner()

test('the back office names an order’s products in Georgian, also in the English interface', async () => {
  await loadLanguage('en')
  const product = { id: 1, name: 'საფერავი', name_en: 'Saperavi', main_image: null }
  const order = shopOrderDetails()
  const items = order.items.map((item) => ({ ...item, product }))
  render(
    <OwnerApp>
      <LanguageProvider language="en">
        <OrderFacts order={{ ...order, items }}>{null}</OrderFacts>
      </LanguageProvider>
    </OwnerApp>,
  )
  expect(screen.getAllByRole('link', { name: 'საფერავი' }).length).toBeGreaterThan(0)
  expect(screen.queryByText('Saperavi')).toBeNull()
})
