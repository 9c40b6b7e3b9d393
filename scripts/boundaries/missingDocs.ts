import { existsSync, globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const STORIES = 'design-system/src/components/*/*.stories.tsx'
/** The required keys of `parameters.about`. TypeScript checks their types. */
const NOTES = ['use', 'not', 'accessibility']

/** Components of the design system whose `X.stories.tsx` has no complete `parameters.about`. */
export function missingDocs(root: string): string[] {
  return globSync(STORIES, { cwd: root })
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => existsSync(path.join(root, file.replace(/\.stories\.tsx$/, '.tsx'))))
    .flatMap((file) => {
      const about = notesOf(readFileSync(path.join(root, file), 'utf8'))
      return NOTES.filter((note) => !about.includes(note)).map(
        (note) => `no notes: ${file} has no parameters.about.${note}`,
      )
    })
    .sort()
}

/** The keys of `parameters.about` in a story file's meta. */
function notesOf(text: string): string[] {
  const source = ts.createSourceFile('stories.tsx', text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX)
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
  const meta = declarations.find(({ name }) => ts.isIdentifier(name) && name.text === 'meta')?.initializer
  const about = property(property(meta, 'parameters'), 'about')
  return propertiesOf(about).map(([name]) => name)
}

function property(node: ts.Expression | undefined, name: string): ts.Expression | undefined {
  return propertiesOf(node).find(([key]) => key === name)?.[1]
}

/** The properties of an object literal, also with `satisfies`. */
function propertiesOf(node: ts.Expression | undefined): [string, ts.Expression][] {
  if (node === undefined) return []
  if (ts.isSatisfiesExpression(node)) return propertiesOf(node.expression)
  if (!ts.isObjectLiteralExpression(node)) return []
  return node.properties
    .filter(ts.isPropertyAssignment)
    .flatMap(({ name, initializer }) => (ts.isIdentifier(name) ? [[name.text, initializer]] : []))
}
