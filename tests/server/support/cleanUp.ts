import { afterAll } from 'vitest'

const steps: (() => unknown)[] = []

// Registered when a test file loads its helpers: vitest takes none from inside a test.
afterAll(async () => {
  for (const step of steps.splice(0).reverse()) await step()
})

/** Does something after the file's last test, whatever came of it: the last thing that was asked for comes first. */
export function cleanUp(step: () => unknown): void {
  steps.push(step)
}
