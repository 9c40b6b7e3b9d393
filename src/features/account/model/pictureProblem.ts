/** Largest picture (bytes) that is uploaded. */
const MOST_PICTURE_BYTES = 5 * 1024 * 1024

const KINDS: readonly string[] = ['image/jpeg', 'image/png', 'image/webp']

/** The key of the sentence why a file isn't sent as a picture; null when it is. What is in it the server finds out. */
export function pictureProblem({ type, size }: Pick<File, 'type' | 'size'>) {
  if (!KINDS.includes(type)) return 'profile.pictureKind'
  return size > MOST_PICTURE_BYTES ? 'profile.pictureBytes' : null
}
