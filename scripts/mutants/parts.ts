/** A part of the code for mutation testing. */
export interface Part {
  name: string
  /** globs of the code */
  code: string[]
  /** globs of the tests that should detect mutants */
  tests: string[]
}

/** React hooks and contexts, which are tested in jsdom, not by the Node tests. */
const HOOKS = ['!src/**/use[A-Z]*.ts', '!src/**/*Context.ts']

/** Thin wrappers of browser APIs. */
const WIRING = [
  '!src/features/cart/api/mergeGuestCart.ts',
  '!src/features/cart/model/cartChannel.ts',
  '!src/shared/session/browserEnvironment.ts',
  '!src/shared/session/signInReturn.ts',
]

const STOREFRONT_TESTS = 'tests/src/{shared,features}/**/*.test.ts'

/** The critical code: contracts, money, cart, session and orders. */
export const PARTS: Part[] = [
  {
    name: 'contracts',
    code: ['contracts/src/**/*.ts'],
    tests: [
      'tests/{contracts,mocks}/**/*.test.ts',
      'tests/src/shared/adapters/*.test.ts',
      'tests/server/search/fold.test.ts',
    ],
  },
  { name: 'money', code: ['i18n/src/{money,date}.ts'], tests: ['tests/i18n/**/*.test.ts'] },
  {
    name: 'cart',
    code: ['src/features/cart/{model,api}/**/*.ts', ...HOOKS, ...WIRING],
    tests: [STOREFRONT_TESTS],
  },
  {
    name: 'orders',
    code: ['src/features/checkout/{model,api}/**/*.ts', 'src/features/orders/model/**/*.ts', ...HOOKS],
    tests: [STOREFRONT_TESTS],
  },
  { name: 'session', code: ['src/shared/session/**/*.ts', ...HOOKS, ...WIRING], tests: [STOREFRONT_TESTS] },
]

/** Environment variable with the part to test, set by `npm run test:mutants`. */
export const PART_VARIABLE = 'MUTANT_PART'

/** The part from the environment; the first one by default. */
export function chosenPart(): Part {
  const [first] = PARTS
  const part = PARTS.find(({ name }) => name === (process.env[PART_VARIABLE] ?? first?.name))
  if (part === undefined) throw new Error(`There is no part ${process.env[PART_VARIABLE]}.`)
  return part
}
