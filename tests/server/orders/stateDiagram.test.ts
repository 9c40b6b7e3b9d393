import { expect, test } from 'vitest'
import { renderStateDiagram } from './renderStateDiagram.ts'

// `npm run docs:api` writes the file anew.
test('ORDER-04 docs/order-states.md shows the table of transitions', async () => {
  await expect(renderStateDiagram()).toMatchFileSnapshot('../../../docs/order-states.md')
})
