import { formatDate, formatDecimal, formatMoney, textLanguage, type Language } from '@dukani/i18n'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../components/Button/index.ts'
import { Box } from '../layout/Box.tsx'
import { Grid } from '../layout/Grid.tsx'
import { Stack } from '../layout/Stack.tsx'
import { Text } from '../layout/Text.tsx'

const LANGUAGES: Language[] = ['ka', 'en']
const MOMENT = '2026-03-05T14:07:00Z'
const LONG_WORD = 'დამოუკიდებლადშემუშავებულიმრავალფუნქციური სამზარეულო'

const meta = { component: Text } satisfies Meta<typeof Text>
export default meta
type Story = StoryObj<typeof meta>

/** Amounts, decimals and dates by the shop's formatters: no browser's `Intl` knows Georgian everywhere. */
export const FiguresAndDates: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={24}>
      {LANGUAGES.map((language) => (
        <Stack key={language} gap={8} lang={language}>
          <Text size={14} tone="muted" lang="en">
            {language}
          </Text>
          {[50, 123_450, 1_234_550].map((tetri) => (
            <Text key={tetri} numeric>
              {formatMoney(tetri, language)}
            </Text>
          ))}
          <Text numeric>{formatDecimal(4.6, 1, language)}</Text>
          {(['long', 'medium', 'mediumTime'] as const).map((style) => (
            <Text key={style} numeric>
              {formatDate(MOMENT, style, language)}
            </Text>
          ))}
        </Stack>
      ))}
    </Grid>
  ),
}

/** Between a number and its sign or unit the line doesn't break, however narrow it is. */
export const UnbrokenAmounts: Story = {
  render: () => (
    <Grid columns="repeat(3, 128px)" gap={16}>
      {[4_990, 123_450, 1_234_550].map((tetri) => (
        <Box key={tetri} outlined padding={12} radius="control">
          <Text>ფასი {formatMoney(tetri)}</Text>
        </Box>
      ))}
    </Grid>
  ),
}

/** Georgian words are long and aren't hyphenated: a line takes a whole word, and breaks one only when nothing else fits. */
export const LongWords: Story = {
  render: () => (
    <Grid columns={{ xs: 1, md: 2 }} gap={16} align="start">
      <Box outlined padding={12} radius="control" style={{ maxWidth: 200 }}>
        <Text>{LONG_WORD}</Text>
      </Box>
      <Box outlined padding={12} radius="control" style={{ maxWidth: 200 }}>
        <Button wide>შეკვეთის გასაფორმებლად შეხვიდეთ სისტემაში</Button>
      </Box>
    </Grid>
  ),
}

/** What is written in another language says so, for voices, fonts and line breaking. */
export const Languages: Story = {
  render: () => (
    <Stack gap={8} lang="ka">
      {['გაგრძელება', 'Sign up with Google', 'QR კოდი', '12 345,50 ₾'].map((text) => (
        <Text key={text} lang={textLanguage(text)}>
          {text} → {textLanguage(text) ?? '–'}
        </Text>
      ))}
    </Stack>
  ),
}
