/** Forbidden syntax, as AST selectors with a message that says what to do instead. */

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
].map((selector) => ({ selector, message: 'Render text as text, never as markup.' }))

const ACCESSIBILITY_OFF: Restriction = {
  selector: `${key('a11y')} > ObjectExpression > ${key('test')} > Literal[value=/^(off|todo)$/]`,
  message: 'Every story passes axe: fix the component instead of disabling the check.',
}

const SKIPPED_TESTS: Restriction[] = [
  'MemberExpression[object.name=/^(test|it|describe|suite)$/][property.name=/^(skip|skipIf|only|todo|fixme|fails)$/]',
  'MemberExpression[object.property.name=/^(describe|concurrent|sequential|each)$/][property.name=/^(skip|only|fixme)$/]',
  'CallExpression[callee.name=/^(xit|xtest|xdescribe|fit|fdescribe)$/]',
].map((selector) => ({ selector, message: 'Don’t skip or focus tests.' }))

const HASTY_WAIT: Restriction = {
  selector: 'CallExpression[arguments.length=1][callee.object.name="vi"][callee.property.name="waitFor"]',
  message:
    'This waits for one second, which is too short on a busy machine: use `eventually` of tests/support.',
}

const BLOCKING_HYDRATION: Restriction = {
  selector:
    'CallExpression[callee.name="hydrateRoot"]:not(CallExpression[callee.name="startTransition"] CallExpression)',
  message: 'Hydrate in a transition, so that the page answers meanwhile.',
}

const UPSERT_CLOCK: Restriction = {
  selector:
    'CallExpression[callee.property.name="onConflictDoUpdate"] > ObjectExpression TemplateElement[value.raw=/now\\(\\)/]',
  message:
    'Write `excluded.` and the column, or `processTime()`: a distributed PostgreSQL refuses now() in an upsert.',
}

const UPDATE_CLOCK: Restriction = {
  selector:
    'CallExpression[callee.property.name="set"] TemplateLiteral[expressions.length>0] > TemplateElement[value.raw=/now\\(\\)/]',
  message:
    'Use `processTime()`: a distributed PostgreSQL refuses to compute with now() and columns in an update.',
}

/** Restrictions for all files, including tests. */
export const restrictedSyntaxOfTests = [ACCESSIBILITY_OFF, ...SKIPPED_TESTS, HASTY_WAIT]

/** Restrictions for production code. Tests may set up a page by its markup. */
export const restrictedSyntax = [
  ...HTML_INJECTION,
  BLOCKING_HYDRATION,
  UPSERT_CLOCK,
  UPDATE_CLOCK,
  ...restrictedSyntaxOfTests,
]

/** Only one module changes the state of an order. */
export const ORDER_WRITE: Restriction = {
  selector: 'CallExpression[callee.property.name="update"][arguments.0.name="orders"]',
  message: 'Only orders/lifecycle.ts changes an order: apply an event from its table.',
}

interface ImportPattern {
  group?: string[]
  importNamePattern?: string
  regex?: string
  message: string
}

/** Imports that are forbidden everywhere. */
export const restrictedImports: ImportPattern[] = [
  {
    group: ['@mui/*/*/*'],
    message: "MUI's third-level imports are private: import from the first or second level.",
  },
  {
    group: ['@dukani/*/*', '!@dukani/design-system/foundations'],
    message: 'Import workspace packages by their bare name.',
  },
  {
    regex: '^\\.\\.?/(?!.*\\.(ts|tsx|mts|js|mjs|cjs|json|css|svg)(\\?\\w+)?$)',
    message: 'Node runs these files directly: write imports with the file extension.',
  },
]

/** Added where MUI must not be imported. */
export const restrictedMui: ImportPattern = {
  group: ['@mui/*', '@emotion/*'],
  message: 'Import from @dukani/design-system instead of MUI and emotion.',
}

/** Added where API responses are read. */
export const restrictedSchemas: ImportPattern = {
  group: ['@dukani/contracts'],
  importNamePattern: 'Schema$',
  message:
    "An answer is read by an adapter, which has its contract's type; tests hold it to the schema (ADR 18).",
}
