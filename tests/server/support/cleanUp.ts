const steps: (() => unknown)[] = []

/** Does something after the file's last test, whatever came of it: the last thing that was asked for comes first. */
export function cleanUp(step: () => unknown): void {
  steps.push(step)
}

/** Does all that was asked for. */
export async function finish(): Promise<void> {
  for (const step of steps.splice(0).reverse()) await step()
}
