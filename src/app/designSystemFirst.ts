// Evaluates the design system, with MUI and emotion, in a task of its own, before the rest of the app.
import '@dukani/design-system'
import { nextTask } from '#shared/browser/nextTask.ts'

await nextTask()
