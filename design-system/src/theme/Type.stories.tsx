import { formatMoney } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Grid } from '../layout/Grid.tsx'
import { Heading } from '../layout/Heading.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'
import { fontFamily } from './fontFamilies.ts'
import { lineHeights, TEXT_SIZES, weights } from './tokens.ts'

const SENTENCE = 'ყველაფერი, რაც სახლს სჭირდება'
const ALPHABET = 'აბგდევზთიკლმნოპჟრსტუფქღყშჩცძწჭხჯჰ'
const AMOUNTS = [110, 49_900, 123_450, 1_234_567, 88_888_888]

const meta = { component: Text } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

/** Px of the design, emitted as rem: they grow with the browser's own text size. */
export const Scale: Story = {
  render: () => (
    <Stack gap={16}>
      {TEXT_SIZES.map((size) => (
        <Grid key={size} columns="48px 1fr" gap={16} align="center">
          <Text size={14} tone="muted" numeric>
            {size}
          </Text>
          <Text size={size}>{SENTENCE}, Abc 123</Text>
        </Grid>
      ))}
    </Stack>
  ),
}

export const Weights: Story = {
  render: () => (
    <Stack gap={16}>
      {Object.entries(weights).map(([name, weight]) => (
        <Grid key={name} columns="120px 1fr" gap={16} align="center">
          <Text size={14} tone="muted">
            {name} {weight}
          </Text>
          <Text size={22} style={{ fontWeight: weight }}>
            {SENTENCE}
          </Text>
        </Grid>
      ))}
    </Stack>
  ),
}

/** The serif carries headings and the shop's name, the sans all else. */
export const Faces: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={32}>
      {Object.entries(fontFamily).map(([name, family]) => (
        <Stack key={name} gap={8}>
          <Text size={14} tone="muted">
            {name}
          </Text>
          <Text size={28} style={{ fontFamily: family, fontWeight: weights.heading }}>
            დუქანი
          </Text>
          <Text size={18} style={{ fontFamily: family }}>
            {ALPHABET}
          </Text>
          <Text size={18} style={{ fontFamily: family }}>
            ABCDEFGHIJKLMNOPQRSTUVWXYZ 0123456789 ₾ „“ № – …
          </Text>
        </Stack>
      ))}
    </Grid>
  ),
}

export const Headings: Story = {
  render: () => (
    <Stack gap={16}>
      {([1, 2, 3, 4] as const).map((level) => (
        <Heading key={level} level={level}>
          {level}. შეკვეთის გაფორმება
        </Heading>
      ))}
    </Stack>
  ),
}

export const LineHeights: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 3 }} gap={24}>
      {Object.entries(lineHeights).map(([name, lineHeight]) => (
        <div key={name}>
          <Text size={14} tone="muted">
            {name} {lineHeight}
          </Text>
          <Text style={{ lineHeight }}>{`${SENTENCE}. `.repeat(4)}</Text>
        </div>
      ))}
    </Grid>
  ),
}

/** Amounts under each other, or that change in place, stand in figures of one width. The ₾ has the face's own drawing. */
export const Figures: Story = {
  render: () => (
    <Grid columns={2} gap={32}>
      {[true, false].map((numeric) => (
        <Stack key={String(numeric)} gap={4}>
          <Text size={14} tone="muted" align="end">
            {numeric ? 'tabular (numeric)' : 'proportional'}
          </Text>
          {AMOUNTS.map((tetri) => (
            <Text key={tetri} size={18} weight="bold" align="end" numeric={numeric}>
              {formatMoney(tetri)}
            </Text>
          ))}
        </Stack>
      ))}
    </Grid>
  ),
}
