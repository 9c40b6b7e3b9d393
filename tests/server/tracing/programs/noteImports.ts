// The server, in a process that says at its end how many modules of OpenTelemetry it has loaded.
import { registerHooks } from 'node:module'

const loaded = new Set<string>()
registerHooks({
  load(url, context, next) {
    if (url.includes('/node_modules/@opentelemetry/')) loaded.add(url)
    return next(url, context)
  },
})
process.once('exit', () => process.stdout.write(`loaded: ${loaded.size}\n`))
await import('../../../../server/src/main.ts')
