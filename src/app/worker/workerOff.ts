import { endWorker } from './endWorker.ts'
import type { WorkerScope } from './workerTypes.ts'

endWorker(globalThis as unknown as WorkerScope)
