import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { runNode } from '../lib/processes.ts'
import { projectDir, toolFile } from '../lib/tools.ts'
import { git } from './git.ts'
import { linkModules } from './linkModules.ts'

/** Cache of the last built revision, since most comparisons use the same one. */
const KEPT = path.join(projectDir, 'node_modules/.cache/visual')

/**
 * Builds the Storybook of a commit in a temporary checkout.
 * @returns its folder
 * @throws when it can't be built
 */
export async function storybookAt(commit: string): Promise<string> {
  const folder = path.join(KEPT, commit)
  if (existsSync(path.join(folder, 'index.json'))) return folder
  console.log(`Building the Storybook of ${git(['log', '-1', '--format=%h %s', commit])} …`)
  const checkout = mkdtempSync(path.join(tmpdir(), 'dukani-visual-'))
  try {
    git(['worktree', 'add', '--detach', '--force', checkout, commit])
    await install(checkout)
    await build(checkout)
    rmSync(KEPT, { recursive: true, force: true })
    mkdirSync(KEPT, { recursive: true })
    cpSync(path.join(checkout, 'storybook-static'), folder, { recursive: true })
    return folder
  } finally {
    rmSync(checkout, { recursive: true, force: true })
    git(['worktree', 'prune'])
  }
}

async function install(checkout: string): Promise<void> {
  const lock = (root: string) => readFileSync(path.join(root, 'package-lock.json'), 'utf8')
  if (lock(checkout) === lock(projectDir)) {
    linkModules(projectDir, checkout)
    return
  }
  console.log('Its packages differ: installing them …')
  const npm = process.env.npm_execpath
  if (npm === undefined) throw new Error('Packages have to be installed: run `npm run visual`.')
  if ((await runNode([npm, 'ci', '--no-audit', '--no-fund'], { cwd: checkout })) !== 0)
    throw new Error('The packages of that revision could not be installed.')
}

async function build(checkout: string): Promise<void> {
  const storybook = toolFile('storybook', 'storybook', checkout)
  const code = await runNode([storybook, 'build', '--quiet', '--output-dir', 'storybook-static'], {
    cwd: checkout,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  })
  if (code !== 0) throw new Error('The Storybook of that revision could not be built.')
}
