import { randomUUID } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, utimes, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { userSchema } from '@dukani/contracts'
import { expect, test } from 'vitest'
import { newCustomer } from '../support/customer.ts'
import { testApp } from '../support/testApp.ts'
import { sendPicture } from './form.ts'
import { drawing } from './pictures.ts'

const HOUR_MS = 60 * 60 * 1000

const { app, config, services } = await testApp()
const fileOf = (name: string) => path.join(config.mediaDir, 'people', name)

/** Puts a file into the folder of the pictures that no account names, as a killed process leaves one. */
async function orphan(name: string, ageMs: number): Promise<string> {
  await mkdir(path.dirname(fileOf(name)), { recursive: true })
  await writeFile(fileOf(name), 'a picture')
  await age(name, ageMs)
  return name
}

async function age(name: string, ageMs: number): Promise<void> {
  const moment = new Date(Date.now() - ageMs)
  await utimes(fileOf(name), moment, moment)
}

async function newPicture(customer: Awaited<ReturnType<typeof newCustomer>>): Promise<string> {
  const answer = await sendPicture(customer, { data: await drawing(64, 64).png().toBuffer() })
  expect(answer.statusCode, answer.body).toBe(200)
  return path.basename(userSchema.parse(answer.json()).profile_pic ?? '')
}

test('PROF-02 unused pictures are deleted when they are an hour old; used ones stay', async () => {
  const forgotten = await orphan(`${randomUUID()}.webp`, 2 * HOUR_MS)
  const young = await orphan(`${randomUUID()}.webp`, HOUR_MS / 2)
  const foreign = await orphan('notes.txt', 2 * HOUR_MS)
  const [nino, gia] = [await newCustomer(app), await newCustomer(app)]
  const kept = await newPicture(nino)
  await age(kept, 2 * HOUR_MS)
  const replaced = await newPicture(gia)
  const latest = await newPicture(gia)
  await services.profile.sweep()
  expect(existsSync(fileOf(forgotten))).toBe(false)
  expect(existsSync(fileOf(replaced))).toBe(false)
  for (const name of [young, foreign, kept, latest]) expect(existsSync(fileOf(name)), name).toBe(true)
})
