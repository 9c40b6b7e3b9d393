/** What may not be written, as selectors of the syntax tree, with the sentence that says what to do instead. */

interface Restriction {
  selector: string
  message: string
}

const key = (name: string) => `Property:matches([key.name="${name}"], [key.value="${name}"])`

const HTML_INJECTION: Restriction[] = [
  'JSXAttribute[name.name="dangerouslySetInnerHTML"]',
  key('dangerouslySetInnerHTML'),
  'MemberExpression[property.name=/^(inner|outer)HTML$/]',
  'CallExpression[callee.property.name=/^(insertAdjacentHTML|setHTMLUnsafe)$/]',
].map((selector) => ({ selector, message: 'Text goes into the page as text, never as markup.' }))

const ACCESSIBILITY_OFF: Restriction = {
  selector: `${key('a11y')} > ObjectExpression > ${key('test')} > Literal[value=/^(off|todo)$/]`,
  message: 'Every story passes axe: mend the component instead of switching the check off.',
}

const SKIPPED_TESTS: Restriction[] = [
  'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|skipIf|only|todo|fixme|fails)$/]',
  'MemberExpression[object.property.name=/^(describe|concurrent|sequential|each)$/][property.name=/^(skip|only|fixme)$/]',
  'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
].map((selector) => ({ selector, message: 'A test runs, always, with all the others.' }))

const HASTY_WAIT: Restriction = {
  selector: 'CallExpression[arguments.length=1][callee.object.name="vi"][callee.property.name="waitFor"]',
  message: 'This waits for a second, which a busy machine exceeds: use eventually of tests/support.',
}

/** Restrictions that hold everywhere, tests included. */
export const restrictedSyntaxOfTests = [ACCESSIBILITY_OFF, ...SKIPPED_TESTS, HASTY_WAIT]

/** Restrictions of what shoppers get. A test may well set up a page by its markup. */
export const restrictedSyntax = [...HTML_INJECTION, ...restrictedSyntaxOfTests]

/** The state of an order has one writer. */
export const ORDER_WRITE: Restriction = {
  selector: 'CallExpression[callee.property.name="update"][arguments.0.name="orders"]',
  message: 'Only orders/lifecycle.ts changes an order: apply an event of its table.',
}

interface ImportPattern {
  group?: string[]
  importNamePattern?: string
  regex?: string
  message: string
}

/** Imports that are wrong anywhere. */
export const restrictedImports: ImportPattern[] = [
  { group: ['@mui/*/*/*'], message: "MUI's third level is its own affair: import from the first or second." },
  { group: ['@dukani/*/*'], message: 'A package is entered by its door only: import it by its bare name.' },
  {
    regex: '^\\.\\.?/(?!.*\\.(ts|tsx|mts|js|mjs|cjs|json|css|svg)(\\?\\w+)?$)',
    message: 'Node runs these files as they are: write the file with its extension.',
  },
]

/** Added to the above wherever MUI is out of reach. */
export const restrictedMui: ImportPattern = {
  group: ['@mui/*', '@emotion/*'],
  message: 'Screens are built from @dukani/design-system; MUI and emotion stay behind it.',
}

/** Added to both where answers are read. */
export const restrictedSchemas: ImportPattern = {
  group: ['@dukani/contracts'],
  importNamePattern: 'Schema$',
  message:
    "An answer is read by an adapter, which has its contract's type; tests hold it to the schema (ADR 18).",
}
