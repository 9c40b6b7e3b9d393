// Evaluates React DOM in a task of its own, before the rest of the app.
import 'react-dom/client'
import { nextTask } from '#shared/browser/nextTask.ts'

await nextTask()
