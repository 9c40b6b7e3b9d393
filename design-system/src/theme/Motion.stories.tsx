import { useState } from 'react'
import { styled } from '@mui/material/styles'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Button } from '../components/Button/index.ts'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { motion } from './tokens.ts'
const entries = Object.entries<string | number>(motion)
const DURATIONS = entries.filter((entry): entry is [string, number] => typeof entry[1] === 'number')
const CURVES = entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string')

const Track = styled('div')(({ theme }) => ({
  containerType: 'inline-size',
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
}))

const Dot = styled('div')(({ theme }) => ({
  inlineSize: 24,
  blockSize: 24,
  borderRadius: theme.shape.pill,
  background: theme.vars.palette.primary.main,
  transitionProperty: 'translate',
  '[data-moved="true"] &': { translate: 'calc(100cqi - 24px)' },
}))

/** What a press sets going, in every duration along every curve. */
function Sample() {
  const [moved, setMoved] = useState(false)
  return (
    <Stack gap={24} data-moved={moved} data-testid="sample">
      <div>
        <Button variant="outlined" aria-pressed={moved} onClick={() => setMoved(!moved)}>
          Move
        </Button>
      </div>
      {CURVES.map(([curve, value]) => (
        <Stack key={curve} gap={8}>
          <Text size={14} tone="muted">
            {curve}: {value}
          </Text>
          {DURATIONS.map(([name, duration]) => (
            <Grid key={name} columns="112px 1fr" gap={16} align="center">
              <Text size={14} numeric>
                {name} {duration} ms
              </Text>
              <Track>
                <Dot style={{ transitionDuration: `${duration}ms`, transitionTimingFunction: value }} />
              </Track>
            </Grid>
          ))}
        </Stack>
      ))}
    </Stack>
  )
}

const meta = { component: Sample } satisfies Meta<typeof Sample>
export default meta
type Story = StoryObj<typeof meta>

/** With reduced motion the shopper sees the dots at the other end at once. */
export const Durations: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Move', pressed: false }))
    await expect(canvas.getByTestId('sample')).toHaveAttribute('data-moved', 'true')
  },
}
