import { persistedStore } from '#shared/state/persistedStore.ts'

/** Whether a new order makes a sound, in this browser; null: it doesn't. */
export const newOrderSound = persistedStore<boolean>({
  key: 'dukani.admin.sound',
  read: (text) => JSON.parse(text) === true,
})

/** The two notes of the sound, in Hz, and how long each lasts, in seconds. */
const NOTES = [659.25, 880] as const
const NOTE_S = 0.18
const VOLUME = 0.2

let context: AudioContext | null = null

/**
 * Allows the sound. Browsers accept that only while a click or a key is handled.
 * @returns whether it is allowed now
 */
export async function allowSound(): Promise<boolean> {
  context ??= new AudioContext()
  await context.resume()
  return context.state === 'running'
}

/** Plays the sound. Silent until the sound is allowed. */
export function playNewOrder(): void {
  if (context?.state !== 'running') return
  const gain = new GainNode(context, { gain: 0 })
  gain.connect(context.destination)
  NOTES.forEach((frequency, index) => {
    if (context === null) return
    const start = context.currentTime + index * NOTE_S
    const note = new OscillatorNode(context, { frequency })
    note.connect(gain)
    // A note that starts or ends at full volume clicks.
    gain.gain.setValueAtTime(0, start)
    gain.gain.linearRampToValueAtTime(VOLUME, start + NOTE_S / 6)
    gain.gain.linearRampToValueAtTime(0, start + NOTE_S)
    note.start(start)
    note.stop(start + NOTE_S)
  })
}
