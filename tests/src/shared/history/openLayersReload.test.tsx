import { act, render } from '@testing-library/react'
import { useEffect, useState } from 'react'
import { BrowserRouter } from 'react-router'
import { expect, test, vi } from 'vitest'
import { OpenLayersProvider, useBackCloses } from '#shared/history/openLayers.tsx'
import { reloadPage } from '#shared/browser/pageReload.ts'

let close = () => {}

function Menu() {
  const [isOpen, setOpen] = useState(true)
  useBackCloses(isOpen, () => setOpen(false))
  useEffect(() => {
    close = () => setOpen(false)
  }, [])
  return null
}

test('AUTH-09 a layer that closes while the page is reloaded takes no step through the history, which would cancel that', async () => {
  await act(async () => {
    render(
      <BrowserRouter>
        <OpenLayersProvider>
          <Menu />
        </OpenLayersProvider>
      </BrowserRouter>,
    )
  })
  expect(history.state).toMatchObject({ usr: { layers: 1 } })
  const go = vi.spyOn(history, 'go')
  // jsdom can't reload, and says so.
  vi.spyOn(console, 'error').mockReturnValue()
  reloadPage(window)
  await act(async () => close())
  expect(go).not.toHaveBeenCalled()
})
