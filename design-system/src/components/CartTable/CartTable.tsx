import { useEffect, useRef } from 'react'
import type { Language } from '@dukani/i18n'
import type { NavigateHandler } from '../../internal/followLink.ts'
import { LineTable } from '../../internal/lineTable.tsx'
import type { CartLine, CartLineActions, CartTableLabels } from './cartLine.ts'
import { CartRow } from './CartRow.tsx'
import { Panel } from './panel.ts'
import { RemovedLine } from './RemovedLine.tsx'
import { useCollapseAnimation } from './useCollapseAnimation.ts'

export interface CartTableProps extends CartLineActions {
  /** In display order; removed lines keep their position. */
  lines: readonly CartLine[]
  labels: CartTableLabels
  /** Language of the amounts: `1234,50 ₾` or `₾1,234.50`. */
  language: Language
  /** Called on a plain click on a line's picture or name. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[id: CartLine['id']]>
}

/**
 * The cart as a table (CART-02) whose rows stack when it is narrow. A removed line keeps its position and shows an
 * undo button (CART-15), and the focus moves there and back.
 */
export function CartTable(props: CartTableProps) {
  const { lines, labels, language, onQuantityChange, onRemove, onUndo, onNavigate } = props
  const panel = useRef<HTMLDivElement>(null)
  /** The line whose button was pressed and has disappeared. */
  const acted = useRef<CartLine['id'] | null>(null)

  useCollapseAnimation(panel, lines)

  useEffect(() => {
    if (acted.current === null) return
    const index = lines.findIndex(({ id }) => id === acted.current)
    const line = lines[index]
    const row = panel.current?.querySelectorAll('tbody > tr')[index]
    const target = row?.querySelector<HTMLElement>(line?.removed ? 'button' : '[data-cell="remove"] button')
    if (!row || row.contains(document.activeElement)) return
    acted.current = null
    target?.focus({ preventScroll: true })
  }, [lines])

  const remove = (id: CartLine['id']) => {
    acted.current = id
    onRemove(id)
  }
  const undo = (id: CartLine['id']) => {
    acted.current = id
    onUndo(id)
  }

  return (
    <Panel ref={panel}>
      <LineTable
        label={labels.caption}
        columns={[
          { label: labels.product, span: 2 },
          { label: labels.quantity },
          { label: labels.price, span: 2 },
        ]}
      >
        {lines.map((line) =>
          line.removed ? (
            <RemovedLine key={line.id} line={line} labels={labels} onUndo={undo} />
          ) : (
            <CartRow
              key={line.id}
              line={line}
              labels={labels}
              language={language}
              onQuantityChange={onQuantityChange}
              onRemove={remove}
              onNavigate={onNavigate}
            />
          ),
        )}
      </LineTable>
    </Panel>
  )
}
