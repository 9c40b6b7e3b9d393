const unwanted = new Set<object>()

/** The chunks that are being fetched although nobody has asked for what is in them yet, each named by its loader. */
export const prefetches = {
  begin: (chunk: object) => void unwanted.add(chunk),
  /** It is there, it has failed, or it has come to be wanted. */
  end: (chunk: object) => void unwanted.delete(chunk),
  /** whether there is any */
  isGoing: () => unwanted.size > 0,
}
