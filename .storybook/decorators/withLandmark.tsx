import type { Decorator } from '@storybook/react-vite'

/**
 * The main landmark around a component that is shown by itself, as any page would give it. What brings landmarks of
 * its own (screens, the header, the footer) says so with `parameters.landmark: 'own'`.
 */
export const withLandmark: Decorator = (Story, { parameters }) =>
  parameters['landmark'] === 'own' ? (
    <Story />
  ) : (
    <main>
      <Story />
    </main>
  )
