const unwanted = new Set<object>()

/** The chunks that are being prefetched and not needed yet, each identified by its loader. */
export const prefetches = {
  begin: (chunk: object) => void unwanted.add(chunk),
  /** The chunk has arrived, has failed, or is needed now. */
  end: (chunk: object) => void unwanted.delete(chunk),
  /** whether there is any */
  isGoing: () => unwanted.size > 0,
}
