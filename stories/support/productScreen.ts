import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { adminProductHandlers, type MockProducts } from '../../mocks/adminProductHandlers.ts'
import { adminScreen } from './adminScreen.ts'

/** What a server with these products answers. @param before handlers that come first */
export const withProducts = (mock: MockProducts = {}, ...before: ReturnType<typeof adminHandlers>) => ({
  parameters: { server: () => [...before, ...adminProductHandlers(mock), ...adminHandlers()] },
})

/** The label of the Georgian name. The English name's label begins with the same word. */
export const NAME = /^სახელი(?! ინგლისურად)/

/** For a `meta`: the editor of a product, without the draft that another story has left in the tab. */
export const productScreen = {
  ...adminScreen,
  parameters: { ...adminScreen.parameters, ...withProducts().parameters },
  beforeEach: () => {
    sessionStorage.clear()
    return adminScreen.beforeEach()
  },
}
