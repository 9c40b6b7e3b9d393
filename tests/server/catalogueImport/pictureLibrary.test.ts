import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { beforeEach, expect, test } from 'vitest'
import { createFileStore } from '../../../server/src/gateways/media/fileStore.ts'
import { PictureFolder } from '../../../server/src/modules/catalogueImport/pictures/pictureFolder.ts'
import {
  PictureLibrary,
  picturesIn,
} from '../../../server/src/modules/catalogueImport/pictures/pictureLibrary.ts'
import { testFolder } from './support/folder.ts'
import { picture } from './support/pictures.ts'
import { pictureServer } from './support/pictureServer.ts'
import { eachOf, eachRow } from '../support/eachRow.ts'

const { path: folder } = await testFolder()
const images = join(folder, 'images')
const photo = await picture(1, 'jpeg')
const drawing = Buffer.from(
  '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>1</script></svg>',
)
const { origin, asked } = await pictureServer({
  '/photo.jpg': (_, response) => response.end(photo),
  '/page.jpg': (_, response) => response.end('<html>not here</html>'),
})

let media: string
let runs = 0

beforeEach(() => {
  media = join(folder, `media-${runs++}`)
  asked.clear()
})

const rules = { timeout: 5000, largest: 1_000_000, allowPrivate: true }
const library = async (options: { dry?: boolean; fetch?: boolean; images?: string } = {}) =>
  new PictureLibrary(
    new PictureFolder(createFileStore(media), options.dry ?? false),
    options.images === undefined ? new Map<string, string>() : await picturesIn(options.images),
    options.fetch === false ? null : rules,
  )

await mkdir(join(images, 'deep'), { recursive: true })
await writeFile(join(images, 'Photo One.JPG'), photo)
await writeFile(join(images, 'deep', '50%.png'), await picture(2))
await writeFile(join(images, 'cut.png'), (await picture(3)).subarray(0, 60))
await writeFile(join(images, 'empty.png'), '')

test('a picture is stored by its content, whatever its file name', async () => {
  const path = await (await library()).find(`${origin}/photo.jpg?v=12`)
  expect(path).toMatch(/^files\/[0-9a-f]{64}\.jpg$/)
  expect(await readFile(join(media, 'originals', path))).toEqual(photo)
  expect(await readdir(join(media, 'originals', 'files'))).toHaveLength(1)
})

test('JPEG, PNG, WebP, GIF and AVIF are accepted', () =>
  eachOf(['jpeg', 'png', 'webp', 'gif', 'avif'], async (format) => {
    const bytes = await picture(9, format)
    const ending = format === 'jpeg' ? 'jpg' : format
    expect(await new PictureFolder(createFileStore(media), false).keep(bytes)).toMatch(
      new RegExp(`\\.${ending}$`),
    )
  }))

test('other files, and pictures that could run scripts, are refused', () =>
  eachRow<[string, () => Buffer | Promise<Buffer>, RegExp]>(
    [
      ['a drawing with scripts', () => drawing, /^svg pictures are not supported/],
      ['TIFF', () => picture(1, 'tiff'), /^tiff pictures are not supported/],
      ['a web page', () => Buffer.from('<html></html>'), /is not a valid picture/],
      ['nothing', () => Buffer.alloc(0), /is not a valid picture/],
      ['half a picture', () => photo.subarray(0, photo.length / 2), /is not a valid picture/],
    ],
    async (_what, bytes, reason) => {
      await expect(new PictureFolder(createFileStore(media), false).keep(await bytes())).rejects.toThrow(
        reason,
      )
      await expect(readdir(media)).rejects.toThrow()
    },
  ))

test('pictures are found in the given folder by file name, whatever its case, without the network', async () => {
  const from = await library({ images, fetch: false })
  expect(await from.find('https://shop.example/files/photo%20one.jpg?v=3')).toMatch(/^files\//)
  expect(await from.find('https://shop.example/50%25.png')).toMatch(/^files\//)
  await expect(from.find('https://shop.example/cut.png')).rejects.toThrow('is not a valid picture')
  await expect(from.find('https://shop.example/empty.png')).rejects.toThrow('is not a valid picture')
  await expect(from.find('https://shop.example/other.png')).rejects.toThrow('nothing is downloaded')
})

test('a picture that isn’t in the folder is fetched', async () => {
  expect(await (await library({ images })).find(`${origin}/photo.jpg`)).toMatch(/\.jpg$/)
  await expect((await library({ images })).find(`${origin}/page.jpg`)).rejects.toThrow(
    'is not a valid picture',
  )
})

test('an invalid address is refused', () =>
  eachOf(
    [
      'photo.jpg',
      '../../../../etc/passwd',
      'files/../../secret.png',
      'ftp://shop.example/a.png',
      'data:image/png;base64,AA==',
      '',
    ],
    async (src) => {
      await expect((await library()).find(src)).rejects.toThrow('neither a web address nor a known file')
    },
  ))

test('the shop’s own picture is found by the path or the address in an export', async () => {
  const path = await new PictureFolder(createFileStore(media), false).keep(photo)
  const from = await library({ fetch: false })
  expect(await from.find(path)).toBe(path)
  expect(await from.find(`https://old.example/media/${path}`)).toBe(path)
})

test('a dry run checks a picture and stores nothing', async () => {
  expect(await (await library({ dry: true })).find(`${origin}/photo.jpg`)).toMatch(/^files\//)
  await expect(readdir(media)).rejects.toThrow()
})

test('a host that can’t be reached is tried three times and then no more', async () => {
  const from = await library()
  for (const name of ['a', 'b', 'c']) {
    await expect(from.find(`http://no-such-host.invalid/${name}.jpg`)).rejects.toThrow('can’t be reached')
  }
  await expect(from.find('http://no-such-host.invalid/d.jpg')).rejects.toThrow(
    /not tried, because no-such-host\.invalid/,
  )
  expect(await from.find(`${origin}/photo.jpg`)).toMatch(/^files\//)
})

test('an error names a missing folder of pictures', async () => {
  await expect(picturesIn(join(folder, 'nowhere'))).rejects.toThrow(/nowhere is not a readable folder/)
})
