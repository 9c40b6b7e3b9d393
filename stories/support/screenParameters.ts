import { screenModes } from '../../.storybook/modes.ts'

/** For whole pages: full canvas, own landmarks, Chromatic snapshots at both sizes. */
export const screenParameters = {
  layout: 'fullscreen',
  landmark: 'own',
  chromatic: { modes: screenModes },
}
