import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import ts from 'typescript'

const TESTS = ['tests/**/*.test.{ts,tsx}', 'e2e/**/*.spec.ts']
const STORIES = ['{design-system/src,src,stories}/**/*.stories.tsx']
const ID = /\b[A-Z]{3,5}-\d\d\b/

/** The titles in a tree that can carry a requirement's id: of tests, of their groups and tables, and names of stories. */
export function testTitles(root: string): string[] {
  const titlesIn = (patterns: string[], titlesOf: (source: ts.SourceFile) => string[]) =>
    globSync(patterns, { cwd: root }).flatMap((file) => {
      const text = readFileSync(path.join(root, file), 'utf8')
      // Most files have none: they needn't be parsed.
      if (!ID.test(text)) return []
      return titlesOf(ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, ts.ScriptKind.TSX))
    })
  return [...titlesIn(TESTS, titlesOfTests), ...titlesIn(STORIES, namesOfStories)]
}

function titlesOfTests(source: ts.SourceFile): string[] {
  const titles: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression)) {
      const [title] = node.arguments
      if (title !== undefined) titles.push(...textsIn(title))
      // In `test.each(table)('%s …')` the rows give titles, too.
      if (ts.isCallExpression(node.expression))
        titles.push(...node.expression.arguments.flatMap((table) => textsIn(declared(source, table))))
    }
    ts.forEachChild(node, visit)
  }
  visit(source)
  return titles
}

/** Whether something is `test`, `it`, `describe` or made of it: `test.describe`, `test.each(…)`. */
function isTest(node: ts.Expression): boolean {
  if (ts.isIdentifier(node)) return /^(test|it|describe)$/.test(node.text)
  if (ts.isPropertyAccessExpression(node)) return node.name.text !== 'step' && isTest(node.expression)
  return (
    ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression) && isTest(node.expression)
  )
}

/** What a name of the file's own stands for. */
function declared(source: ts.SourceFile, node: ts.Expression): ts.Node {
  if (ts.isSpreadElement(node)) return declared(source, node.expression)
  if (!ts.isIdentifier(node)) return node
  const declarations = source.statements
    .filter(ts.isVariableStatement)
    .flatMap((statement) => [...statement.declarationList.declarations])
  return (
    declarations.find(({ name }) => ts.isIdentifier(name) && name.text === node.text)?.initializer ?? node
  )
}

/** The `name` of each exported story. */
function namesOfStories(source: ts.SourceFile): string[] {
  return source.statements
    .filter(ts.isVariableStatement)
    .filter(({ modifiers }) => modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ initializer }) => {
      const story =
        initializer && ts.isSatisfiesExpression(initializer) ? initializer.expression : initializer
      return story && ts.isObjectLiteralExpression(story) ? [...story.properties] : []
    })
    .filter(ts.isPropertyAssignment)
    .filter(({ name }) => ts.isIdentifier(name) && name.text === 'name')
    .flatMap(({ initializer }) => textsIn(initializer))
}

/** All text that is written out within an expression. */
function textsIn(node: ts.Node): string[] {
  if (ts.isStringLiteralLike(node) || ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node))
    return [node.text]
  const texts: string[] = []
  ts.forEachChild(node, (child) => {
    texts.push(...textsIn(child))
  })
  return texts
}
