import { parentPort } from 'node:worker_threads'
import type { Paper } from './paper.ts'
import { printPapers } from './printPapers.ts'

// The printer's worker thread. An error ends the thread, which the printer notices.
parentPort?.on('message', (papers: readonly [Paper, ...Paper[]]) => {
  void printPapers(papers).then((pdf) => parentPort?.postMessage(pdf))
})
