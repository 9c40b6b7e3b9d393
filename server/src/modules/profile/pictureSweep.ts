import type { PictureFolder } from './pictureFolder.ts'

/** The minimum age (ms) of a deleted picture: a newer one may belong to a change that isn't committed yet. */
const AGE_MS = 60 * 60 * 1000

/** Pictures that are looked up at once. */
const AT_ONCE = 1000

/**
 * Deletes unused pictures. A process that dies between the commit of a change and the deletion of the old file leaves
 * one, and so do a change whose commit failed and a deletion that failed.
 * @param usedAmong those of some paths that are used
 */
export async function sweepPictures(
  folder: PictureFolder,
  usedAmong: (paths: readonly string[]) => Promise<readonly (string | null)[]>,
  stop?: AbortSignal,
): Promise<void> {
  const old = await folder.before(new Date(Date.now() - AGE_MS))
  for (let at = 0; at < old.length && stop?.aborted !== true; at += AT_ONCE) {
    const paths = old.slice(at, at + AT_ONCE)
    const named = new Set(await usedAmong(paths))
    for (const path of paths) if (!named.has(path)) await folder.remove(path)
  }
}
