import { execFileSync } from 'node:child_process'
import { projectDir } from '../lib/tools.ts'

/** The output of a git command. @throws with git's error message */
export function git(args: string[], cwd = projectDir): string {
  return execFileSync('git', args, { cwd, encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim()
}

/**
 * The commit to compare the working tree with: the given one, else the last release before it, else the previous
 * commit (HEAD, if there are uncommitted changes).
 * @throws when there is no such commit
 */
export function baseline(named: string | null, cwd = projectDir): string {
  if (named !== null) return commitOf(named, cwd)
  const before = git(['status', '--porcelain'], cwd) === '' ? 'HEAD^' : 'HEAD'
  return commitOf(lastTag(before, cwd) ?? before, cwd)
}

function lastTag(revision: string, cwd: string): string | null {
  try {
    return git(['describe', '--tags', '--abbrev=0', '--match', 'v*', revision], cwd)
  } catch {
    return null
  }
}

function commitOf(revision: string, cwd: string): string {
  try {
    return git(['rev-parse', '--verify', '--quiet', `${revision}^{commit}`], cwd)
  } catch {
    throw new Error(`There is no commit ${revision} here to compare with.`)
  }
}
