import { cleanup, render } from '@testing-library/react'
import { useEffect } from 'react'
import { useSWRConfig } from 'swr'
import { afterEach, expect, test } from 'vitest'
import { ApiProvider } from '#shared/api/ApiProvider.tsx'
import { LanguageProvider } from '#shared/language/LanguageProvider.tsx'

afterEach(cleanup)

test('API-01 an answer that arrives after its tree was unmounted is cached and throws nothing', async () => {
  let config: ReturnType<typeof useSWRConfig> | undefined
  function Asking() {
    const found = useSWRConfig()
    useEffect(() => {
      config = found
    }, [found])
    return null
  }
  const { unmount } = render(
    <LanguageProvider>
      <ApiProvider>
        <Asking />
      </ApiProvider>
    </LanguageProvider>,
  )
  unmount()
  await expect(config?.mutate('late', 'answer')).resolves.toBe('answer')
  expect(config?.cache.get('late')?.data).toBe('answer')
})
