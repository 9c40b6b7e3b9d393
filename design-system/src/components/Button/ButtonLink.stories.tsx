import type { Meta, StoryObj } from '@storybook/react-vite'
import type { MouseEvent } from 'react'
import { expect, fn } from 'storybook/test'
import { Grid } from '../../layout/Grid.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { ButtonLink } from './ButtonLink.tsx'
import { BUTTON_SIZES, BUTTON_VARIANTS } from './buttonLook.tsx'

const meta = {
  component: ButtonLink,
  parameters: {
    about: {
      use: 'A link that looks like a button: the one way on from an empty place, or the main step to another page.',
      not: 'For what happens on this page use Button; within a sentence, a plain link.',
      accessibility: [
        'A native link, at least 44 px high: it works without JavaScript, and a click with Ctrl, Shift, Alt or ⌘ is handled by the browser.',
        'Without `onNavigate` the browser goes there; with it, the caller has to call `preventDefault()` and move the focus as for any new page.',
        'It can’t be disabled: leave it out where it leads nowhere.',
      ],
    },
  },
  args: { children: 'პროდუქტების ნახვა', href: '#products' },
} satisfies Meta<typeof ButtonLink>
export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '#products')
  },
}

/** The app goes there in its own way; a click that asks for a new tab stays the browser's. */
export const OfTheApp: Story = {
  args: { href: '/product/1', onNavigate: fn((event: MouseEvent) => event.preventDefault()) },
  play: async ({ canvas, userEvent, args }) => {
    const link = canvas.getByRole('link')
    await userEvent.click(link)
    await expect(args.onNavigate).toHaveBeenCalledOnce()
    await userEvent.keyboard('{Control>}')
    link.addEventListener('click', (event) => event.preventDefault(), { once: true })
    await userEvent.click(link)
    await userEvent.keyboard('{/Control}')
    await expect(args.onNavigate).toHaveBeenCalledOnce()
  },
}

export const Catalog: Story = {
  render: (args) => (
    <Stack gap={16}>
      <Grid columns={{ xs: 1, md: BUTTON_VARIANTS.length }} gap={16}>
        {BUTTON_SIZES.flatMap((size) =>
          BUTTON_VARIANTS.map((variant) => (
            <div key={`${size}-${variant}`}>
              <ButtonLink {...args} variant={variant} size={size}>
                {variant}
              </ButtonLink>
            </div>
          )),
        )}
      </Grid>
      <ButtonLink {...args} variant="outlined" icon="arrowLeft" wide>
        კატეგორიის ყველა პროდუქტის დათვალიერება
      </ButtonLink>
    </Stack>
  ),
}
