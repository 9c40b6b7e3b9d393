import { screenModes } from '../../.storybook/modes.ts'

/** What is a page by itself: it has the whole canvas and landmarks of its own, and Chromatic sees it at both sizes. */
export const screenParameters = {
  layout: 'fullscreen',
  landmark: 'own',
  chromatic: { modes: screenModes },
}
