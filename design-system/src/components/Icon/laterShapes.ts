// One chunk for the icons and illustrations that load later.
export { laterDrawings } from '../../internal/laterDrawings.ts'
export { laterPaths } from './laterPaths.ts'
