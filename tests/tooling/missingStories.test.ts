import { expect, test } from 'vitest'
import { missingStories } from '../../scripts/boundaries/missingStories.ts'
import { temporaryTree } from './support/temporaryTree.ts'

test('every component of the design system and every page owes a story', () => {
  const root = temporaryTree({
    'design-system/src/components/Shown/Shown.tsx': '',
    'design-system/src/components/Shown/Shown.stories.tsx': '',
    'design-system/src/components/Hidden/Hidden.tsx': '',
    'src/pages/SeenPage/SeenPage.tsx': '',
    'stories/shell/SeenPage.stories.tsx': '',
    'src/pages/UnseenPage/UnseenPage.tsx': '',
    'src/pages/UnseenPage/UnseenPage.stories.tsx': '',
  })
  expect(missingStories(root)).toEqual([
    'no story: design-system/src/components/Hidden/Hidden.stories.tsx is missing',
    'no story: stories/**/UnseenPage.stories.tsx is missing',
  ])
})
