import pg from 'pg'
import { REPLICA_RETRY_MS } from '../config/limits.ts'

type Callback = (error: Error | undefined, client: pg.PoolClient | undefined, release: Release) => void
type Release = (release?: boolean | Error) => void

/** Connections to a replica. While none can be opened, those of the primary are used, so that reads go on. */
export class ReplicaPool extends pg.Pool {
  readonly #primary: pg.Pool
  readonly #onAway: (error: Error) => void
  #awayUntil = 0

  /** @param onAway called when the replica is found away, once every few seconds while it stays so */
  constructor(config: pg.PoolConfig, primary: pg.Pool, onAway: (error: Error) => void) {
    super(config)
    this.#primary = primary
    this.#onAway = onAway
  }

  override connect(): Promise<pg.PoolClient>
  override connect(callback: Callback): void
  override connect(callback?: Callback): Promise<pg.PoolClient> | void {
    const connecting = this.#connect()
    if (callback === undefined) return connecting
    connecting.then(
      (client) => callback(undefined, client, (failed) => client.release(failed)),
      (error: Error) => callback(error, undefined, () => undefined),
    )
  }

  async #connect(): Promise<pg.PoolClient> {
    if (Date.now() < this.#awayUntil) return this.#primary.connect()
    try {
      return await super.connect()
    } catch (error) {
      // Several may have tried at once.
      if (Date.now() >= this.#awayUntil)
        this.#onAway(error instanceof Error ? error : new Error(String(error)))
      this.#awayUntil = Date.now() + REPLICA_RETRY_MS
      return this.#primary.connect()
    }
  }
}
