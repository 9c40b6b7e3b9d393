import { expect, test } from 'vitest'
import { missingDocs } from '../../scripts/boundaries/missingDocs.ts'
import { temporaryTree } from './support/temporaryTree.ts'

const stories = (parameters: string) =>
  `const meta = { component: X, parameters: ${parameters} } satisfies Meta<typeof X>\nexport default meta\n`

test('every component of the design system owes the notes of its docs page', () => {
  const root = temporaryTree({
    'design-system/src/components/Told/Told.tsx': '',
    'design-system/src/components/Told/Told.stories.tsx': stories(
      `{ layout: 'padded', about: { use: 'It tells.', not: 'Ask.', accessibility: ['It has a name.'] } }`,
    ),
    'design-system/src/components/Told/ToldScenes.stories.tsx': stories('{}'),
    'design-system/src/components/Half/Half.tsx': '',
    'design-system/src/components/Half/Half.stories.tsx': stories(`{ about: { use: 'It is half.' } }`),
    'design-system/src/components/Silent/Silent.tsx': '',
    // In a story of its own it isn't on the page.
    'design-system/src/components/Silent/Silent.stories.tsx': `const meta = { component: Silent } satisfies Meta
      export const Default = { parameters: { about: { use: '', not: '', accessibility: [] } } }`,
  })
  expect(missingDocs(root)).toEqual([
    'no notes: design-system/src/components/Half/Half.stories.tsx has no parameters.about.accessibility',
    'no notes: design-system/src/components/Half/Half.stories.tsx has no parameters.about.not',
    'no notes: design-system/src/components/Silent/Silent.stories.tsx has no parameters.about.accessibility',
    'no notes: design-system/src/components/Silent/Silent.stories.tsx has no parameters.about.not',
    'no notes: design-system/src/components/Silent/Silent.stories.tsx has no parameters.about.use',
  ])
})
