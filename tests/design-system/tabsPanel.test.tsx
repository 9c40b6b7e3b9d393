import { Tabs } from '@dukani/design-system'
import { cleanup, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, expect, test } from 'vitest'
import { render } from '../support/render.tsx'

afterEach(cleanup)

const scene = (content: ReactNode) => (
  <Tabs label="ანგარიში" tabs={[{ id: 'one', label: 'ერთი' }]} value="one" onChange={() => undefined}>
    {content}
  </Tabs>
)

test('a panel is a tab stop while it contains none', async () => {
  const { rerender } = render(scene(<p>ტექსტი</p>))
  const panel = screen.getByRole('tabpanel')
  expect(panel.tabIndex).toBe(0)
  rerender(scene(<input aria-label="ველი" />))
  await waitFor(() => expect(panel.hasAttribute('tabindex')).toBe(false))
  rerender(scene(<p>ტექსტი</p>))
  await waitFor(() => expect(panel.tabIndex).toBe(0))
})
