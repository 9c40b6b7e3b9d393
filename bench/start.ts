// Measures how long the shop takes to start with an empty folder and again, how long to stop, and its memory.
import { memoryOfTree } from './memory.ts'
import { startShop, temporaryFolder } from './shop.ts'

const port = Number(process.env.PORT ?? 4690)
const { folder, remove } = temporaryFolder()
try {
  for (const name of ['first start', 'second start', 'third start']) {
    const shop = await startShop(folder, port)
    await fetch(shop.address)
    const memory = shop.process.pid === undefined ? null : memoryOfTree(shop.process.pid)
    const stopSeconds = await shop.stop()
    const figures = [
      `ready after ${shop.startSeconds.toFixed(2)} s`,
      `stopped in ${stopSeconds.toFixed(2)} s`,
    ]
    if (memory !== null) figures.push(`${memory.toFixed(0)} MiB with its database`)
    console.log(`${name}: ${figures.join(', ')}`)
  }
} finally {
  remove()
}
