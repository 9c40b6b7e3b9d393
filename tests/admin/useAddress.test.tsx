import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { BrowserRouter } from 'react-router'
import { afterEach, expect, test } from 'vitest'
import { useAddress } from '#admin/shared/useAddress.ts'
import { OpenLayersProvider, useBackCloses } from '#shared/history/openLayers.tsx'

const Page = ({ children }: { children: ReactNode }) => (
  <BrowserRouter>
    <OpenLayersProvider>{children}</OpenLayersProvider>
  </BrowserRouter>
)

afterEach(cleanup)

test('what is chosen while the entry of a closed dialog is being left stays in the address', async () => {
  history.pushState(null, '', '/board?stage=transfer')
  const { result, rerender } = renderHook(
    ({ isOpen }) => {
      useBackCloses(isOpen, () => undefined)
      return useAddress()
    },
    { wrapper: Page, initialProps: { isOpen: true } },
  )
  await waitFor(() => expect(history.state).toMatchObject({ usr: { layers: 1 } }))
  rerender({ isOpen: false })
  act(() => result.current[1]({ stage: 'prepare' }, { replace: true }))
  await waitFor(() => expect(history.state).not.toMatchObject({ usr: { layers: 1 } }))
  await waitFor(() => expect(location.search).toBe('?stage=prepare'))
  expect(result.current[0].get('stage')).toBe('prepare')
})

test('without a dialog it changes at once', () => {
  history.pushState(null, '', '/board?stage=transfer')
  const { result } = renderHook(() => useAddress(), { wrapper: Page })
  act(() => result.current[1]({ stage: 'prepared' }))
  expect(location.search).toBe('?stage=prepared')
})
