import { parentPort } from 'node:worker_threads'
import type { Invoice } from './invoice.ts'
import { printInvoice } from './printInvoice.ts'

// The thread of the printer: it prints what it is sent. What fails ends it, and is told by its end.
parentPort?.on('message', (invoice: Invoice) => {
  void printInvoice(invoice).then((pdf) => parentPort?.postMessage(pdf))
})
