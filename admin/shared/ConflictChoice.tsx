import { Box, Button, Grid, Heading, Stack, Text } from '@dukani/design-system'
import type { MouseEvent, ReactNode } from 'react'
import { useAdminText } from './useAdminText.ts'

/** A field with two values, in words. */
export interface Difference<Name extends string> {
  name: Name
  label: string
  /** what another person has saved; empty: nothing */
  theirs: string
  /** what is typed; empty: nothing */
  mine: string
}

/** Which of two values stays. */
export type Settled = 'mine' | 'theirs'

export interface ConflictChoiceProps<Name extends string> {
  title: string
  /** what the choice does */
  text?: string
  /** the heading's level. @default 2 */
  level?: 2 | 3
  /** without one nothing is shown */
  differences: readonly Difference<Name>[]
  /** called with the choice for all fields; without it each field has its own */
  onSettle?: (by: Settled) => void
  /** called with the choice for one field */
  onSettleOne?: (name: Name, by: Settled) => void
}

/** Two values beside each other where an account number (IBAN) fits into each column, else one below the other. */
const BESIDE = 'repeat(auto-fit, minmax(min(100%, 15rem), 1fr))'

/**
 * What another person has saved meanwhile beside what is typed, and a choice for each field or for all of them. After a choice for
 * all fields the focus is on the submit button of its form.
 */
export function ConflictChoice<Name extends string>({
  title,
  text,
  level = 2,
  differences,
  onSettle,
  onSettleOne,
}: ConflictChoiceProps<Name>) {
  const t = useAdminText()
  if (differences.length === 0) return null
  const value = (by: Settled, words: string) => (
    <Text lines={6}>{t(`admin.product.${by}`, { value: words || t('admin.product.nothing') })}</Text>
  )
  const button = (by: Settled, onClick: (event: MouseEvent<HTMLElement>) => void): ReactNode => (
    <Button variant="outlined" onClick={onClick}>
      {t(by === 'theirs' ? 'admin.product.takeTheirs' : 'admin.product.keepMine')}
    </Button>
  )
  const settle = (by: Settled, { currentTarget }: MouseEvent<HTMLElement>) => {
    const form = currentTarget.closest('form')
    onSettle?.(by)
    // The pressed button disappears.
    form?.querySelector<HTMLElement>('button[type="submit"]')?.focus()
  }
  return (
    <Box as="section" padding={16} radius="card" ground="primarySoft" role="alert">
      <Stack gap={12}>
        <Heading level={level} size={level === 2 ? 18 : 16}>
          {title}
        </Heading>
        {text !== undefined && <Text>{text}</Text>}
        {differences.map(({ name, label, ...words }) => (
          <Stack key={name} gap={8} role="group" aria-label={label}>
            <Text weight="bold">{label}</Text>
            <Grid columns={BESIDE} gap={16}>
              {(['theirs', 'mine'] as const).map((by) => (
                <Stack key={by} gap={8} align="start">
                  {value(by, words[by])}
                  {onSettleOne && button(by, () => onSettleOne(name, by))}
                </Stack>
              ))}
            </Grid>
          </Stack>
        ))}
        {onSettle && (
          <Stack direction="row" gap={8} wrap>
            {button('theirs', (event) => settle('theirs', event))}
            {button('mine', (event) => settle('mine', event))}
          </Stack>
        )}
      </Stack>
    </Box>
  )
}
