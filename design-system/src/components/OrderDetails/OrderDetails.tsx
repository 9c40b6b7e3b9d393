import type { ReactNode, Ref } from 'react'
import { formatMoney, textLanguage, type Language } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { Heading } from '../../layout/Heading.tsx'
import { Stack } from '../../layout/Stack.tsx'
import { StatusChip } from '../StatusChip/index.ts'
import type { OrderDetailsLabels, OrderLine, OrderState } from './orderFacts.ts'
import { OrderLines } from './OrderLines.tsx'
import { Fact, Facts } from './parts.ts'

export interface OrderDetailsProps {
  /** What the order is called by. */
  name: string
  /** How far the order has come. */
  status: OrderState
  /** Whether it is paid. */
  payment: OrderState
  /** The day it was made, in words. */
  date: string
  /** In tetri. */
  total: number
  /** Where it goes, one line each; none when nobody knows. */
  address: readonly string[]
  /** What was bought; with none its heading isn't there either. */
  lines: readonly OrderLine[]
  /** Texts of the details. */
  labels: OrderDetailsLabels
  /** Of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** Where it is on its way, between the facts and what was bought. */
  courier?: ReactNode
  /** The heading can take the focus: the details come in the place of the list. */
  headingRef?: Ref<HTMLHeadingElement>
  /** A plain click on a product. Without it the browser follows the link. */
  onNavigate?: NavigateHandler
  /** What can be done about it, between the facts and what was bought. */
  children?: ReactNode
}

// On paper nobody moves. What renders nothing takes no room either.
const ScreenOnly = styled('div')({ display: 'contents', '@media print': { display: 'none' } })

/** An order and what was bought with it (ORDER-02, ORDER-04). */
export function OrderDetails(props: OrderDetailsProps) {
  const { name, status, payment, date, total, address, lines, labels, language, headingRef } = props
  return (
    <Stack gap={24}>
      <Stack gap={16}>
        <Heading level={3} ref={headingRef} tabIndex={-1}>
          {name}
        </Heading>
        <Facts>
          <FactOf label={labels.status}>
            <State {...status} />
          </FactOf>
          <FactOf label={labels.payment}>
            <State {...payment} />
          </FactOf>
          <FactOf label={labels.date}>{date}</FactOf>
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

function State({ tone, text }: OrderState) {
  return (
    <StatusChip tone={tone}>
      <span lang={textLanguage(text)}>{text}</span>
    </StatusChip>
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
