// What our commands of package.json print for `--help`, by name, as JSON: all in one process, since starting takes longest.
import path from 'node:path'
import manifest from '../../../package.json' with { type: 'json' }

const project = path.resolve(import.meta.dirname, '../../..')
/** Ends a command as its `process.exit` would. */
const ENDED = new Error('ended')

const manuals: Record<string, string> = {}
const write = process.stdout.write.bind(process.stdout)
for (const [name, command] of Object.entries(manifest.scripts)) {
  const [node, script = '', ...args] = command.split(' ')
  if (node !== 'node') continue
  const file = path.join(project, script)
  process.argv = [process.execPath, file, ...args, '--help']
  process.exit = (code) => {
    throw code === 0 || code === undefined ? ENDED : new Error(`${name} --help ended with ${code}`)
  }
  process.stdout.write = (text) => {
    manuals[name] = (manuals[name] ?? '') + String(text)
    return true
  }
  try {
    await import(`${file}?${name}`)
  } catch (error) {
    if (error !== ENDED) throw error
  }
}
// A command that reports whatever is thrown has set it.
process.exitCode = 0
write(JSON.stringify(manuals))
