import { useRef, type KeyboardEvent } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }

/**
 * Keyboard of a radio group made of buttons, as the ARIA Authoring Practices have it: one stop for Tab,
 * arrows move on (around the ends too) and choose what they come to. One that can't be chosen is still
 * come to, so that its reason can be read.
 * @param count how many radios there are
 * @param chosen index of the chosen one, -1 for none
 * @param choose `isPress` tells a press from an arrow that only came by
 */
export function useRovingRadios(
  count: number,
  chosen: number,
  choose: (index: number, isPress: boolean) => void,
) {
  const radios = useRef<(HTMLButtonElement | null)[]>([])
  const stop = chosen < 0 ? 0 : chosen

  return (index: number) => ({
    tabIndex: index === stop ? 0 : -1,
    ref: (radio: HTMLButtonElement | null) => {
      radios.current[index] = radio
    },
    onClick: () => choose(index, true),
    onKeyDown: (event: KeyboardEvent) => {
      const step = STEPS[event.key]
      if (step === undefined || count === 0) return
      event.preventDefault()
      const next = (index + step + count) % count
      radios.current[next]?.focus()
      choose(next, false)
    },
  })
}
