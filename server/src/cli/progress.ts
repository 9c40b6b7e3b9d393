/** A line of progress at the bottom of a terminal; elsewhere, as in a log, a line now and then. */
export class Progress {
  readonly #write: (text: string) => void
  readonly #terminal: boolean
  #shown = ''
  #next = 0

  /** @param terminal whether a written line can be written over */
  constructor(write: (text: string) => void, terminal: boolean) {
    this.#write = write
    this.#terminal = terminal
  }

  /** Shows how far a step is: each time on a terminal, else at each tenth of the way. */
  show(step: string, done: number, total: number): void {
    const text = `${step}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`
    if (text === this.#shown) return
    const share = total === 0 ? 1 : done / total
    if (!this.#shown.startsWith(`${step}:`)) this.#next = 0
    this.#shown = text
    if (this.#terminal) this.#write(`\r\u001b[K${text}`)
    else if (share >= this.#next) {
      this.#write(`${text}\n`)
      this.#next = Math.floor(share * 10) / 10 + 0.1
    }
  }

  /** Ends the line, so that later output starts on a new one. */
  end(): void {
    if (this.#terminal && this.#shown !== '') this.#write('\r\u001b[K')
    this.#shown = ''
  }
}
