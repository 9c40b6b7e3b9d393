// One chunk for the icons and illustrations that load later.
export { deferredDrawings } from '../../internal/deferredDrawings.ts'
export { deferredPaths } from './deferredPaths.ts'
