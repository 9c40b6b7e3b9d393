import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { expect, test } from 'vitest'
import { baseline } from '../../../scripts/visual/git.ts'
import { linkModules } from '../../../scripts/visual/linkModules.ts'
import { temporaryTree } from '../support/temporaryTree.ts'

/** A repository with three commits. */
function repository() {
  const root = temporaryTree({ 'a.txt': '' })
  const who = ['-c', 'user.name=A', '-c', 'user.email=a@example.com', '-c', 'commit.gpgsign=false']
  const git = (...args: string[]) =>
    execFileSync('git', [...who, ...args], { cwd: root, encoding: 'utf8' }).trim()
  git('init', '--quiet')
  git('add', '.')
  for (const subject of ['one', 'two', 'three']) git('commit', '--quiet', '--allow-empty', '-m', subject)
  return { root, git, at: (revision: string) => git('rev-parse', revision) }
}

test('without a release it is the commit before, and the last one of what isn’t committed', () => {
  const { root, at } = repository()
  expect(baseline(null, root)).toBe(at('HEAD^'))
  writeFileSync(path.join(root, 'a.txt'), 'changed')
  expect(baseline(null, root)).toBe(at('HEAD'))
})

test('the last release before what is here, and what is named before that', () => {
  const { root, git, at } = repository()
  git('tag', 'v1.0.0', 'HEAD~2')
  git('tag', 'v1.1.0', 'HEAD')
  expect(baseline(null, root)).toBe(at('v1.0.0'))
  expect(baseline('HEAD^', root)).toBe(at('HEAD^'))
  expect(() => baseline('v9', root)).toThrow('There is no commit v9 here to compare with.')
})

test('a checkout gets the installed packages, and its own of the workspace', () => {
  const root = temporaryTree({
    'here/node_modules/plain/index.js': 'plain',
    'here/node_modules/@scope/inner/index.js': 'inner',
    'here/node_modules/.cache/kept.txt': '',
    'here/parts/own/index.js': 'of here',
    'here/node_modules/@ours/own': { link: 'here/parts/own' },
    'there/parts/own/index.js': 'of there',
  })
  linkModules(path.join(root, 'here'), path.join(root, 'there'))
  const read = (file: string) => readFileSync(path.join(root, 'there/node_modules', file), 'utf8')
  expect(read('plain/index.js')).toBe('plain')
  expect(read('@scope/inner/index.js')).toBe('inner')
  expect(read('@ours/own/index.js')).toBe('of there')
  expect(() => read('.cache/kept.txt')).toThrow('ENOENT')
})
