import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutPanel } from './index.ts'

const meta = {
  component: AboutPanel,
  args: {
    title: 'ჩვენ შესახებ',
    text: 'დუქანი უბნის მაღაზიაა, ოღონდ მთელი საქართველოსთვის. პირდაპირ ოსტატებისგან, მეღვინეებისგან და პატარა საწარმოებისგან ვიღებთ იმას, რასაც თავადაც სიამოვნებით ვიყიდდით.',
    points: [
      {
        icon: 'truck',
        title: 'მიწოდება მთელ საქართველოში',
        text: 'თბილისში ერთ დღეში, რეგიონებში სამ დღემდე.',
      },
      {
        icon: 'shield',
        title: 'შერჩეული ხარისხი',
        text: 'ყოველ ნივთს თავად ვამოწმებთ, სანამ თაროზე დაიდება.',
      },
      { icon: 'undo', title: 'დაბრუნება 14 დღეში', text: 'თუ არ მოგეწონათ, უკან დაგვიბრუნეთ.' },
    ],
  },
} satisfies Meta<typeof AboutPanel>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const OnePoint: Story = { args: { points: meta.args.points.slice(0, 1) } }
