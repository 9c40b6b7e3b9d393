import { parentPort } from 'node:worker_threads'
import type { Invoice } from './invoice.ts'
import { printInvoice } from './printInvoice.ts'

// The printer's worker thread. An error ends the thread, which the printer notices.
parentPort?.on('message', (invoice: Invoice) => {
  void printInvoice(invoice).then((pdf) => parentPort?.postMessage(pdf))
})
