import { user } from '../../mocks/accounts.ts'
import { shopHandlers } from '../../mocks/shopHandlers.ts'
import { asCustomer } from './asCustomer.ts'
import { screenParameters } from './screenParameters.ts'

/** For a `meta`: the shop's first screen, with the customer whom the mocks know. */
export const customerScreen = {
  parameters: { ...screenParameters, msw: { handlers: shopHandlers() } },
  args: { path: '/', language: 'ka' as const },
  beforeEach: asCustomer(),
}

/** A customer with names and an e-mail address of maximum length. */
export const longName = user({
  first_name: 'კონსტანტინე-ალექსანდრე',
  last_name: 'ჩიქოვანი-მჟავანაძე-დადიანი',
  email: 'konstantine.aleksandre.chikovani-mzhavanadze@saqartvelo.example.ge',
})
