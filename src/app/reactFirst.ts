// Evaluates React in a task of its own, before React DOM.
import 'react'
import { nextTask } from './nextTask.ts'

await nextTask()
