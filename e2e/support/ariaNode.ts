type State = 'checked' | 'disabled' | 'expanded' | 'invalid' | 'selected' | `level=${number}`

/**
 * A thing in the tree that a screen reader reads from, as a line of Playwright's snapshots: whatever its name holds, it
 * stands for itself. With a colon after it, what follows indented lies within.
 */
export function ariaNode(role: string, name: string | RegExp, ...states: State[]): string {
  const called = name instanceof RegExp ? String(name) : JSON.stringify(name)
  const line = [role, called, ...states.map((state) => `[${state}]`)].join(' ')
  return `'${line.replaceAll("'", "''")}'`
}
