import type { Language } from '@dukani/i18n'
import { useId, useRef, type ReactNode } from 'react'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { useScrollEdges } from '../../internal/useScrollEdges.ts'
import { Heading } from '../../layout/Heading.tsx'
import { IconButton } from '../IconButton/index.ts'
import { Buttons, Head, List, Section, STEP } from './parts.ts'
import { revealFocused } from '../../internal/revealItem.ts'
import { ScrollerCard, ScrollerCardSkeleton } from './ScrollerCard.tsx'
import type { ProductScrollerLabels, ScrollerProduct } from './scrollerProduct.ts'
import { useSteps } from './useSteps.ts'

export interface ProductScrollerProps {
  /** Heading and name of the section. */
  title: string
  /** In display order. */
  products: readonly ScrollerProduct[]
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  labels: ProductScrollerLabels
  /** Number of skeleton cards after the real ones. @default 0 */
  skeletons?: number
  /** An action on the whole row, beside the title. */
  action?: ReactNode
  /** Called on a plain click on a product. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[id: ScrollerProduct['id']]>
}

/** Number of cards that may shrink a little to fit in one row. */
const FEW = 5

/**
 * A horizontally scrolling row of products (PROD-11): by touch, by Tab, or with two buttons for a mouse. Renders
 * nothing without products.
 */
export function ProductScroller(props: ProductScrollerProps) {
  return props.products.length + (props.skeletons ?? 0) > 0 && <Filled {...props} />
}

function Filled(props: ProductScrollerProps) {
  const { title, products, language, labels, skeletons = 0, action, onNavigate } = props
  const titleId = useId()
  const row = useRef<HTMLUListElement>(null)
  const edges = useScrollEdges(row)
  const step = useSteps(row, STEP)
  return (
    <Section aria-labelledby={titleId}>
      <Head>
        <Heading level={2} size={22} id={titleId}>
          {title}
        </Heading>
        {action}
        <Buttons data-shown={edges.before || edges.after}>
          {/* Not disabled at the ends, so that a button keeps its focus. */}
          <IconButton
            icon="chevronLeft"
            label={labels.previous}
            aria-disabled={!edges.before}
            onClick={() => step(-1)}
          />
          <IconButton
            icon="chevronRight"
            label={labels.next}
            aria-disabled={!edges.after}
            onClick={() => step(1)}
          />
        </Buttons>
      </Head>
      <List
        ref={row}
        role="list"
        aria-labelledby={titleId}
        aria-busy={skeletons > 0}
        data-empty={products.length === 0}
        data-few={products.length + skeletons <= FEW}
        data-before={edges.before}
        data-after={edges.after}
        onFocus={revealFocused}
      >
        {products.map((product) => (
          <li key={String(product.id)}>
            <ScrollerCard product={product} language={language} labels={labels} onNavigate={onNavigate} />
          </li>
        ))}
        {Array.from({ length: skeletons }, (_, place) => (
          <li key={`skeleton ${place}`} aria-hidden="true">
            <ScrollerCardSkeleton />
          </li>
        ))}
      </List>
    </Section>
  )
}
