import type { Decorator } from '@storybook/react-vite'

/**
 * Wraps a component in a main landmark, like a page would. Stories with their own landmarks (screens, the header, the
 * footer) set `parameters.landmark: 'own'`; a docs page has one for all stories.
 */
export const withLandmark: Decorator = (Story, { parameters, viewMode }) =>
  parameters['landmark'] === 'own' || viewMode === 'docs' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  )
