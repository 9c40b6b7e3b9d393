import { runNode } from './processes.ts'

// Installed on demand: its 160 packages would be a tenth of every installation.
const LIGHTHOUSE = 'lighthouse@13.5.0'

/**
 * Audits a page with Lighthouse, in a browser that listens on a debugging port.
 * @returns the exit code
 * @throws when the script wasn't started by npm, which installs Lighthouse
 */
export function runLighthouse(url: string, port: number, flags: readonly string[]): Promise<number> {
  const npm = process.env.npm_execpath
  if (npm === undefined)
    throw new Error('npm installs Lighthouse: start this by `npm run` or `npm exec -- node`.')
  const command = [npm, 'exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse']
  return runNode([...command, url, `--port=${port}`, '--quiet', ...flags])
}
