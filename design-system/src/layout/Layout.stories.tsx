import type { Meta, StoryObj } from '@storybook/react-vite'
import { Box } from './Box.tsx'
import { Container } from './Container.tsx'
import { Grid } from './Grid.tsx'
import { Heading } from './Heading.tsx'
import { Stack } from './Stack.tsx'
import { Text, TEXT_TONES } from './Text.tsx'
import { TEXT_SIZES } from '../theme/tokens.ts'

const meta = { component: Box, args: { padding: 16, outlined: true, radius: 'card' } } satisfies Meta<
  typeof Box
>
export default meta
type Story = StoryObj<typeof meta>

export const Panel: Story = { args: { ground: 'surface', children: 'რუსთაველის გამზირი 12, ბ. 7' } }

export const Raised: Story = { args: { ground: 'raised', shadow: true, outlined: false, children: 'სულ' } }

export const Soft: Story = { args: { ground: 'primarySoft', outlined: false, children: 'ფასდაკლება' } }

export const Rows: Story = {
  render: (args) => (
    <Stack direction={{ xs: 'column', md: 'row' }} gap={{ xs: 8, md: 24 }} justify="between">
      {['ღვინო', 'თაფლი და ტკბილეული', 'ტანსაცმელი'].map((word) => (
        <Box key={word} {...args}>
          {word}
        </Box>
      ))}
    </Stack>
  ),
}

export const Columns: Story = {
  render: (args) => (
    <Container>
      <Grid columns={{ xs: 2, md: 3 }} gap={{ xs: 12, md: 24 }}>
        {Array.from({ length: 6 }, (_, index) => (
          <Box key={index} {...args} ground="surface">
            {index + 1}
          </Box>
        ))}
      </Grid>
    </Container>
  ),
}

export const Hidden: Story = {
  render: (args) => (
    <Stack gap={8}>
      <Box {...args} hideBelow="md">
        900-დან
      </Box>
      <Box {...args} hideFrom="md">
        900-მდე
      </Box>
    </Stack>
  ),
}

export const Type: Story = {
  render: () => (
    <Stack gap={16}>
      <Heading level={1}>პროდუქტები</Heading>
      <Heading level={2}>შეკვეთის გაფორმება</Heading>
      <Heading level={3}>მიმოხილვები</Heading>
      <Heading level={4}>მიწოდების მისამართი</Heading>
      {TEXT_SIZES.map((size) => (
        <Text key={size} size={size} numeric>
          {size}: ყველაფერი, რაც სახლს სჭირდება, 1234,50 ₾
        </Text>
      ))}
      {TEXT_TONES.map((tone) => (
        <Text key={tone} tone={tone} weight="medium">
          {tone}: მარაგშია 12 ცალი
        </Text>
      ))}
      <Text lines={2}>{'ხელით ნაქსოვი შალის შარფი თუშეთიდან, ბუნებრივად შეღებილი. '.repeat(8)}</Text>
    </Stack>
  ),
}
