import { formatMoney, textLanguage, type Language } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import type { OrderState } from '../OrderDetails/index.ts'
import { StatusChip } from '../StatusChip/index.ts'
import { Amount, Fact, Facts, Frame, Link, List, Plain, States, Title } from './parts.ts'

/** One record: an order, a change, a person. */
export interface RecordItem {
  /** Unique id; the React key. */
  id: string | number
  /** URL of its page. Without one it is no link. */
  href?: string
  title: string
  /** A few words each; empty ones are left out. */
  facts: readonly string[]
  states?: readonly OrderState[]
  /** Tetri. */
  amount?: number
  /** A number of it, such as `3 pieces`, where others have their amount. */
  count?: OrderState
  /** A button at the end; not together with `href`. */
  action?: ReactNode
}

export interface RecordListProps {
  /** Accessible name of the list. */
  label: string
  /** In display order. */
  records: readonly RecordItem[]
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** Called on a plain click on a record. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[id: RecordItem['id']]>
}

/** Records in rows with aligned columns, and as cards where these don't fit. */
export function RecordList({ label, records, language, onNavigate }: RecordListProps) {
  return (
    <Frame>
      {/* Safari drops the list semantics of a list without bullets. */}
      <List role="list" aria-label={label}>
        {records.map((record) => (
          <li key={record.id}>
            {record.href === undefined ? (
              <Plain>
                <Content record={record} language={language} />
              </Plain>
            ) : (
              <Link href={record.href} onClick={followLink(onNavigate, record.id)}>
                <Content record={record} language={language} />
              </Link>
            )}
          </li>
        ))}
      </List>
    </Frame>
  )
}

function Content({ record, language }: { record: RecordItem; language: Language }) {
  const { title, facts, states = [], amount, count, action } = record
  return (
    <>
      <Title lang={textLanguage(title)}>{title}</Title>
      <Facts>
        {facts.filter(Boolean).map((fact) => (
          <Fact key={fact} lang={textLanguage(fact)}>
            {fact}
          </Fact>
        ))}
      </Facts>
      <States>
        {states.map(({ tone, text }) => (
          <StatusChip key={text} tone={tone}>
            {text}
          </StatusChip>
        ))}
      </States>
      <Amount>
        {amount !== undefined && formatMoney(amount, language)}
        {count !== undefined && <StatusChip tone={count.tone}>{count.text}</StatusChip>}
        {action}
      </Amount>
    </>
  )
}
