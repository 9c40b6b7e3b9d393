// Evaluates React in a task of its own, before React DOM.
import 'react'
import { nextTask } from '#shared/browser/nextTask.ts'

await nextTask()
