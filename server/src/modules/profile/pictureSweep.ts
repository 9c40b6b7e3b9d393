import { inArray } from 'drizzle-orm'
import type { Database } from '../../db/database.ts'
import { users } from '../../db/schema.ts'
import type { PictureFolder } from './pictureFolder.ts'

/** How often (ms) a process looks for pictures that nobody names. */
const INTERVAL_MS = 24 * 60 * 60 * 1000

/** How old (ms) such a picture is at least: a younger one may be named by a change that isn't committed yet. */
const AGE_MS = 60 * 60 * 1000

/** Pictures that the database is asked about at once. */
const AT_ONCE = 1000

/**
 * Deletes the pictures that nobody names, now and then: a process that is killed between the commit of a change and
 * the deletion of the old file leaves one, and so does a change whose commit failed.
 * @returns call it whenever a picture was changed
 */
export function createPictureSweep(db: Database, folder: PictureFolder): () => Promise<void> {
  let last = -Infinity
  return async () => {
    if (performance.now() - last < INTERVAL_MS) return
    last = performance.now()
    const old = await folder.before(new Date(Date.now() - AGE_MS))
    for (let at = 0; at < old.length; at += AT_ONCE) {
      const paths = old.slice(at, at + AT_ONCE)
      const rows = await db
        .select({ path: users.profilePic })
        .from(users)
        .where(inArray(users.profilePic, paths))
      const named = new Set(rows.map(({ path }) => path))
      for (const path of paths) if (!named.has(path)) await folder.remove(path)
    }
  }
}
