import { readdirSync, readFileSync } from 'node:fs'

const KIB_PER_MIB = 1024

/** Memory of a process and of its children, in MiB; shared pages count once (Linux only, null elsewhere). */
export function memoryOfTree(pid: number): number | null {
  if (process.platform !== 'linux') return null
  return treeOf(pid).reduce((sum, each) => sum + proportionalKib(each), 0) / KIB_PER_MIB
}

/** The ids of a process, if it runs, and of its children and theirs (Linux only). */
export function treeOf(pid: number): number[] {
  const parents = new Map(processes().map((id) => [id, parentOf(id)]))
  const isOurs = (id: number): boolean => id === pid || (parents.has(id) && isOurs(parents.get(id) ?? 0))
  return [...parents.keys()].filter(isOurs)
}

const processes = () =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .map(Number)

function parentOf(pid: number): number {
  return Number(/^PPid:\s+(\d+)/m.exec(read(`/proc/${pid}/status`))?.[1] ?? 0)
}

function proportionalKib(pid: number): number {
  return Number(/^Pss:\s+(\d+)/m.exec(read(`/proc/${pid}/smaps_rollup`))?.[1] ?? 0)
}

// A process may end between being listed and being read.
function read(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch {
    return ''
  }
}
