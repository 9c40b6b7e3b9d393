import type { Meta, StoryObj } from '@storybook/react-vite'
import { AboutPanel } from './index.ts'

const meta = {
  component: AboutPanel,
  parameters: {
    about: {
      use: 'The shop about itself at the end of the catalogue: who runs it, and its main promises.',
      not: 'For a notice that asks for action use FormMessage or PromotionBanner; for a heading alone, SectionHeading.',
      accessibility: [
        'A `section` named by its own heading (level 2), so it is a region that screen readers can jump to.',
        'The points are a list; each title is a heading of level 3. Give them in words: the icons are hidden from screen readers.',
        'Nothing in it takes the focus.',
      ],
    },
  },
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

/** One point, with words that need space. */
export const LongTexts: Story = {
  args: {
    title: 'დამოუკიდებლადშემუშავებულიმაღაზიისშესახებ',
    text: meta.args.text.repeat(3),
    points: [
      {
        icon: 'truck',
        title: 'მიწოდება მთელ საქართველოში, მათ შორის მაღალმთიან სოფლებში',
        text: 'თბილისში ერთ დღეში, რეგიონებში სამ დღემდე, ხოლო იქ, სადაც გზა თოვლის გამო ჩაკეტილია, გახსნისთანავე.',
      },
    ],
  },
  globals: { viewport: { value: 'narrowest' } },
}
