import type { Id } from '@dukani/contracts'
import { Button, FormMessage, Stack } from '@dukani/design-system'
import { usePay, type PayOptions } from './usePay.ts'

export interface PayButtonProps extends PayOptions {
  orderId: Id
  label: string
}

/** The button that opens the page where an order is paid, and the error when it doesn't open. */
export function PayButton({ orderId, label, ...options }: PayButtonProps) {
  const { pay, isStarting, problem } = usePay(orderId, options)
  return (
    <Stack gap={problem === null ? 0 : 12}>
      <FormMessage tone="error">{problem}</FormMessage>
      <Button size="large" wide icon="card" pending={isStarting} onClick={() => void pay()}>
        {label}
      </Button>
    </Stack>
  )
}
