import { loadDeferredTexts } from '#shared/language/catalogues.ts'
import { adminHandlers } from '../../mocks/adminHandlers.ts'
import { asCustomer } from './asCustomer.ts'
import { screenParameters } from './screenParameters.ts'

/** For a `meta`: the back office, with an owner who has logged in. */
export const adminScreen = {
  parameters: { ...screenParameters, server: () => adminHandlers() },
  loaders: [() => loadDeferredTexts()],
  beforeEach: asCustomer(),
}
