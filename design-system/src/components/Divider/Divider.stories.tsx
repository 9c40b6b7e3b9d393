import type { Meta, StoryObj } from '@storybook/react-vite'
import { Divider } from './index.ts'

const meta = { component: Divider, args: { children: 'or' } } satisfies Meta<typeof Divider>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const Georgian: Story = { args: { children: 'ან' } }
