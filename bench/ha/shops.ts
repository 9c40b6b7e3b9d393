import { execFile } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { freePort } from '../../scripts/lib/freePort.ts'
import { projectDir, startShop, type Shop } from '../shop.ts'
import type { Cluster } from './cluster.ts'

const HEADER =
  'Handle,Title,Body (HTML),Type,Published,Option1 Name,Option1 Value,Variant Inventory Tracker,Variant Inventory Qty,Variant Inventory Policy,Variant Price'

/**
 * Migrates the cluster's database through HAProxy, imports a product for each stock, and starts two processes of the shop.
 * @param folder their data folder
 */
export async function openShops(
  cluster: Cluster,
  folder: string,
  stocks: readonly number[],
): Promise<[Shop, Shop]> {
  const settings = {
    ...{ DATABASE_URL: cluster.url, DATABASE_READ_URL: cluster.readUrl, DATA_DIR: folder },
    ...{ SECRET: 'of this measurement alone, and of no shop', DRAIN_SECONDS: '0' },
    ...{ LOGIN_LIMIT_ADDRESS: '0', REGISTER_LIMIT: '0', ACCESS_TOKEN_SECONDS: '86400' },
  }
  mkdirSync(folder, { recursive: true })
  const products = path.join(folder, 'products.csv')
  const rows = stocks.map(
    (stock, at) =>
      `p${at},Teapot ${at},Of clay,Dishes,true,Title,Default Title,shopify,${stock},deny,${at + 1}.50`,
  )
  writeFileSync(products, [HEADER, ...rows, ''].join('\n'))
  const run = (...args: string[]) =>
    promisify(execFile)(process.execPath, args, { cwd: projectDir, env: { ...process.env, ...settings } })
  await run('server/src/db/migrateMain.ts')
  await run('server/src/cli/shop.ts', 'import', products)

  const one = await startShop(folder, await freePort(), settings)
  try {
    return [one, await startShop(folder, await freePort(), settings)]
  } catch (error) {
    await one.stop()
    throw error
  }
}
