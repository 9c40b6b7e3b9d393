import { courierReportSchema } from '@dukani/contracts'
import { createCourierService } from '../../modules/courier/service.ts'
import { EXIT, UsageError, type Command } from '../command.ts'
import { withShop } from '../openShop.ts'

/** `shop courier`: reports where an order's courier is. */
export const courierCommand: Command = {
  name: 'courier',
  summary: 'set the position of an order’s courier',
  usage: `ORDER LATITUDE LONGITUDE

Sets the current position of an order's courier; the customer sees it on the order's map within ten seconds. ORDER is the
order's number (261119-04711) or its id, and has to be confirmed or shipped. Degrees, as in 41.7151 44.8271.

Exit code: 0 done; 1 failed, nothing was changed; 2 wrong usage.`,
  arguments: [3, 3],
  options: {},
  async run({ positionals: [order = '', latitude = '', longitude = ''], out, notice }) {
    const report = courierReportSchema.safeParse({
      order,
      latitude: degrees(latitude),
      longitude: degrees(longitude),
    })
    if (!report.success) throw new UsageError(`"${latitude} ${longitude}" is not a valid position.`)
    const stored = await withShop(notice, ({ db }) =>
      createCourierService(db, null).report(report.data, new Date()),
    )
    if (!stored.ok) {
      notice(`There is no order ${order} on its way. Nothing was changed.\n`)
      return EXIT.failed
    }
    await out(`The courier of ${order} is at ${latitude} ${longitude}.\n`)
    return EXIT.done
  },
}

function degrees(text: string): number {
  return /^-?\d{1,3}(\.\d+)?$/.test(text) ? Number(text) : Number.NaN
}
