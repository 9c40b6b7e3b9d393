// Requests catalogue pages that were never requested before, over several connections, each as fast as it is answered:
// node bench/flood.ts ADDRESS CONNECTIONS PAGES one|many. `many`: each page for another network address, by
// X-Forwarded-For. PAGES 0: until it is killed.
import { Agent, get } from 'node:http'
import { text } from 'node:stream/consumers'

const [address = '', connections = '10', pages = '0', networks = 'one'] = process.argv.slice(2)
const most = Number(pages) || Number.POSITIVE_INFINITY
const agent = new Agent({ keepAlive: true, maxSockets: Number(connections) })
let opened = 0
let rendered = 0

async function openPages(): Promise<void> {
  while (opened < most) {
    opened += 1
    const number = opened
    const network = `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}`
    const headers = networks === 'many' ? { 'x-forwarded-for': network } : {}
    const page = await new Promise<string>((resolve, reject) => {
      get(`${address}/?min_price=${(number / 100).toFixed(2)}`, { agent, headers }, (answer) =>
        resolve(text(answer)),
      ).on('error', reject)
    })
    if (page.includes('data-rendered')) rendered += 1
  }
}

const print = () => console.log(`${opened} pages asked for, ${rendered} of them rendered`)
process.once('SIGTERM', () => {
  print()
  process.exit(0)
})
await Promise.all(Array.from({ length: Number(connections) }, openPages))
print()
agent.destroy()
