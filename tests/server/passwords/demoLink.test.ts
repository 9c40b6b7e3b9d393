import { expect, test } from 'vitest'
import { listen } from '../../../server/src/listen.ts'
import { newCustomer } from '../support/customer.ts'
import { newShopper } from '../support/shopper.ts'
import { forgot, linkOf, mailingApp } from './calls.ts'
import { eachRow } from '../support/eachRow.ts'

test('AUTH-05 the demo mails a link to the address at which it is reached, whatever it listens on', () =>
  eachRow(
    [
      ['127.0.0.1', '127.0.0.1'],
      ['localhost', 'localhost'],
      ['0.0.0.0', 'localhost'],
    ],
    async (host, name) => {
      const address = { host, port: 0 }
      const demo = await mailingApp({ config: { publicUrl: undefined, mode: 'demo', ...address } })
      const opened = await listen(demo.app, address)
      const customer = await newCustomer(demo.app)
      await forgot(await newShopper(demo.app), customer.user.email, { headers: { host: 'thief.example' } })
      const { origin } = linkOf(await demo.next())
      expect([origin, new URL(origin).hostname]).toEqual([opened, name])
      expect((await fetch(`${origin}/healthz`)).status).toBe(200)
    },
  ))
