import type { Decorator } from '@storybook/react-vite'

/**
 * The main landmark around a component that is shown by itself, as any page would give it. What brings landmarks of
 * its own (screens, the header, the footer) says so with `parameters.landmark: 'own'`; a docs page has one for all.
 */
export const withLandmark: Decorator = (Story, { parameters, viewMode }) =>
  parameters['landmark'] === 'own' || viewMode === 'docs' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  )
