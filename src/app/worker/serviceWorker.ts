import { runWorker } from './runWorker.ts'
import type { WorkerScope } from './workerTypes.ts'

// Written in by the build (scripts/offlineWorker.ts).
declare const __OFFLINE_FILES__: readonly string[]
declare const __OFFLINE_RELEASE__: string

runWorker(globalThis as unknown as WorkerScope, { name: __OFFLINE_RELEASE__, files: __OFFLINE_FILES__ })
