import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { adminImportHandlers } from '../../mocks/adminImports.ts'
import { adminScreen } from './adminScreen.ts'

/** What a server with these imports answers. @param before handlers that come first */
export const withImports = (
  imports: Parameters<typeof adminImportHandlers>,
  ...before: ReturnType<typeof adminHandlers>
) => ({
  parameters: { server: () => [...before, ...adminImportHandlers(...imports), ...adminHandlers()] },
})

/** For a `meta`: the page that imports products, before the first import. */
export const importScreen = {
  ...adminScreen,
  parameters: { ...adminScreen.parameters, ...withImports([]).parameters },
}
