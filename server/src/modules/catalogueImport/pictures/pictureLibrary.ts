import type { Dirent } from 'node:fs'
import { readdir, readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { CatalogueFileError } from '../catalogueFileError.ts'
import { fetchPicture, type FetchRules } from './fetchPicture.ts'
import { fileNameOf, isWebAddress, pathOfAddress } from './pictureAddress.ts'
import type { PictureFolder } from './pictureFolder.ts'
import { PictureProblem } from './pictureProblem.ts'

/** After so many failures in a row a host isn't tried again during the import. */
const PATIENCE = 3

/** Finds the pictures that a product file names, wherever they are, and stores them. */
export class PictureLibrary {
  readonly #folder: PictureFolder
  readonly #files: ReadonlyMap<string, string>
  readonly #rules: FetchRules | null
  readonly #failures = new Map<string, number>()

  /**
   * @param files the pictures of --images, by name in lower case (see `picturesIn`)
   * @param rules null: nothing is downloaded
   */
  constructor(folder: PictureFolder, files: ReadonlyMap<string, string>, rules: FetchRules | null) {
    this.#folder = folder
    this.#files = files
    this.#rules = rules
  }

  /**
   * The stored path of a picture: it is one of the shop's already, is in the given folder, or is downloaded.
   * @throws PictureProblem
   */
  async find(src: string): Promise<string> {
    const own = pathOfAddress(src)
    if (await this.#folder.has(own)) return own
    const file = this.#files.get(fileNameOf(src).toLowerCase())
    if (file !== undefined) return await this.#folder.keep(await this.#read(file))
    if (!isWebAddress(src)) throw new PictureProblem('catalogueFile.picture.noAddress')
    return await this.#folder.keep(await this.#fetch(src))
  }

  async #read(file: string): Promise<Buffer> {
    try {
      const { size } = await stat(file)
      if (size > LARGEST_PICTURE)
        throw new PictureProblem('catalogueFile.picture.tooLarge', { most: LARGEST_PICTURE / 1024 / 1024 })
      return await readFile(file)
    } catch (error) {
      if (error instanceof PictureProblem) throw error
      throw new PictureProblem('catalogueFile.picture.unreadable', {}, { cause: error })
    }
  }

  async #fetch(src: string): Promise<Buffer> {
    if (this.#rules === null) throw new PictureProblem('catalogueFile.picture.notDownloaded')
    const host = new URL(src).host
    if ((this.#failures.get(host) ?? 0) >= PATIENCE) {
      throw new PictureProblem('catalogueFile.picture.hostAway', { host, times: PATIENCE })
    }
    try {
      const bytes = await fetchPicture(src, this.#rules)
      this.#failures.delete(host)
      return bytes
    } catch (error) {
      if (error instanceof PictureProblem && error.host !== undefined) {
        this.#failures.set(host, (this.#failures.get(host) ?? 0) + 1)
      }
      throw error
    }
  }
}

/** The largest picture that is accepted, in bytes. */
const LARGEST_PICTURE = 20 * 1024 * 1024

/** How an import downloads a picture, unless its operator allows more. */
export const FETCH_RULES: FetchRules = { timeout: 20_000, largest: LARGEST_PICTURE, allowPrivate: false }

/**
 * The files below a folder, by their names in lower case; of two with the same name the first by path.
 * @throws CatalogueFileError if it isn't a folder
 */
export async function picturesIn(dir: string): Promise<Map<string, string>> {
  const files = new Map<string, string>()
  let entries: Dirent[]
  try {
    entries = await readdir(dir, { recursive: true, withFileTypes: true })
  } catch (error) {
    throw new CatalogueFileError(`${dir} is not a readable folder.`, { cause: error })
  }
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name))
  for (const path of paths.sort()) {
    const name = fileNameOf(path.replaceAll('%', '%25')).toLowerCase()
    if (!files.has(name)) files.set(name, path)
  }
  return files
}
