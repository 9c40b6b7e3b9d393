import { afterAll } from 'vitest'
import { finish } from './cleanUp.ts'

// Set up by itself: a module that several files share is loaded once, and this is done for each of them.
afterAll(finish)
