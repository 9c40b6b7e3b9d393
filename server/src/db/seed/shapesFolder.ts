import { createRequire } from 'node:module'
import path from 'node:path'

const require = createRequire(import.meta.url)

/** The folder of the vector objects, or null where `fluentui-emoji` isn't installed, as on a shop's server. */
export function shapesFolder(): string | null {
  try {
    return path.join(path.dirname(require.resolve('fluentui-emoji/package.json')), 'icons', 'modern')
  } catch {
    return null
  }
}
