/** A part of the code in which mutants are made. */
export interface Part {
  name: string
  /** globs of the code */
  code: string[]
  /** globs of the tests that should notice */
  tests: string[]
}

/** React's hooks and contexts: jsdom proves them, not the Node tests that mutants are run against. */
const HOOKS = ['!src/**/use[A-Z]*.ts', '!src/**/*Context.ts']

/** What only hands the browser's own objects on. */
const WIRING = [
  '!src/features/cart/api/mergeGuestCart.ts',
  '!src/features/cart/model/cartChannel.ts',
  '!src/shared/session/browserSession.ts',
  '!src/shared/session/signInReturn.ts',
]

const STOREFRONT_TESTS = 'tests/src/{shared,features}/**/*.test.ts'

/** What has to be right to the last tetri: contracts, money, cart, session and orders. */
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

/** Which part Stryker and Vitest are run for: `npm run test:mutants` tells both. */
export const PART_VARIABLE = 'MUTANT_PART'

/** The part that this process was started for; the first one by default. */
export function chosenPart(): Part {
  const [first] = PARTS
  const part = PARTS.find(({ name }) => name === (process.env[PART_VARIABLE] ?? first?.name))
  if (part === undefined) throw new Error(`No part is called ${process.env[PART_VARIABLE]}.`)
  return part
}
