// One file to fetch: whoever needs the later icons has the drawings with them.
export { laterDrawings } from '../../internal/laterDrawings.ts'
export { laterPaths } from './laterPaths.ts'
