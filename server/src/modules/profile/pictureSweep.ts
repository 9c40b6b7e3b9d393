import type { PictureFolder } from './pictureFolder.ts'

/** How often (ms) a process looks for unused pictures. */
const INTERVAL_MS = 24 * 60 * 60 * 1000

/** The minimum age (ms) of a deleted picture: a newer one may belong to a change that isn't committed yet. */
const AGE_MS = 60 * 60 * 1000

/** Pictures that are looked up at once. */
const AT_ONCE = 1000

/**
 * Deletes unused pictures. A process that dies between the commit of a change and the deletion of the old file leaves
 * one, and so does a change whose commit failed.
 * @param usedAmong those of some paths that are used
 * @returns to be called whenever a picture was changed; it does something only now and then
 */
export function createPictureSweep(
  folder: PictureFolder,
  usedAmong: (paths: readonly string[]) => Promise<readonly (string | null)[]>,
): () => Promise<void> {
  let last = -Infinity
  return async () => {
    if (performance.now() - last < INTERVAL_MS) return
    last = performance.now()
    const old = await folder.before(new Date(Date.now() - AGE_MS))
    for (let at = 0; at < old.length; at += AT_ONCE) {
      const paths = old.slice(at, at + AT_ONCE)
      const named = new Set(await usedAmong(paths))
      for (const path of paths) if (!named.has(path)) await folder.remove(path)
    }
  }
}
