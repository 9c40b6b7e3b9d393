import type { ReactNode, Ref } from 'react'
import { formatMoney, type Language } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { StatusChip } from '../StatusChip/index.ts'
import type { OrderDetailsLabels, OrderDiscount, OrderLine, OrderState } from './orderFacts.ts'
import { OrderLines } from './OrderLines.tsx'
import { Fact, Facts } from './parts.ts'

export interface OrderDetailsProps {
  /** The order's number, in words. */
  name: string
  status: OrderState
  payment: OrderState
  /** The formatted date of the order. */
  date: string
  /** The total, in tetri. */
  total: number
  /** What was taken off; not shown without one. `total` is without it. */
  discount?: OrderDiscount | null
  /** Lines of the delivery address; empty when unknown. */
  address: readonly string[]
  /** The order's lines; without any, their heading is left out too. */
  lines: readonly OrderLine[]
  labels: OrderDetailsLabels
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** Shown between the details and the lines: the courier's map. */
  courier?: ReactNode
  /** Makes the heading focusable, because the details replace the list. */
  headingRef?: Ref<HTMLHeadingElement>
  /** Called on a plain click on a product. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
  /** Actions, shown between the details and the lines. */
  children?: ReactNode
}

// Not printed. Takes no space when empty.
const ScreenOnly = styled('div')({ display: 'contents', '@media print': { display: 'none' } })

/** The details and lines of an order (ORDER-02, ORDER-04). */
export function OrderDetails(props: OrderDetailsProps) {
  const { name, status, payment, date, total, discount, address, lines, labels, language, headingRef } = props
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Heading level={3} ref={headingRef} tabIndex={-1}>
          {name}
        </Heading>
        <Facts>
          <FactOf label={labels.status}>
            <StatusChip tone={status.tone}>{status.text}</StatusChip>
          </FactOf>
          <FactOf label={labels.payment}>
            <StatusChip tone={payment.tone}>{payment.text}</StatusChip>
          </FactOf>
          <FactOf label={labels.date}>{date}</FactOf>
          {discount && <FactOf label={discount.label}>{formatMoney(-discount.amount, language)}</FactOf>}
          <FactOf label={labels.total} strong>
            {formatMoney(total, language)}
          </FactOf>
          {address.length > 0 && (
            <FactOf label={labels.address} wide>
              {address.map((line, index) => (
                <span key={index}>{line}</span>
              ))}
            </FactOf>
          )}
        </Facts>
        {props.children}
      </Stack>
      {props.courier !== undefined && <ScreenOnly>{props.courier}</ScreenOnly>}
      {lines.length > 0 && (
        <Stack gap={8}>
          <Heading level={4}>{labels.items}</Heading>
          <OrderLines lines={lines} labels={labels} language={language} onNavigate={props.onNavigate} />
        </Stack>
      )}
    </Stack>
  )
}

interface FactOfProps {
  label: string
  children: ReactNode
  strong?: boolean
  /** across both columns */
  wide?: boolean
}

function FactOf({ label, children, strong, wide }: FactOfProps) {
  return (
    <Fact data-strong={strong || undefined} data-wide={wide || undefined}>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </Fact>
  )
}
