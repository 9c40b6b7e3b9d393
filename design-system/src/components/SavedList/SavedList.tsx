import { textLanguage } from '@dukani/i18n'
import { useEffect, useRef } from 'react'
import { followLink, type NavigateHandler } from '../../internal/followLink.ts'
import { InCart } from '../../internal/InCart.tsx'
import { NameLink } from '../../internal/productLinks.ts'
import { Button, ButtonLink } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import * as parts from './parts.ts'
import type { SavedListItem, SavedListLabels } from './savedListItem.ts'

/** The buttons of a row. */
type Action = 'move' | 'delete'

export interface SavedListProps {
  /** In display order. */
  items: readonly SavedListItem[]
  labels: SavedListLabels
  /** Called on a plain click on a link to a product. Without it the browser follows the link. */
  onNavigate?: NavigateHandler<[id: SavedListItem['id']]>
  /** Moves the product from this list into the cart. */
  onMove: (id: SavedListItem['id']) => void
  onDelete: (id: SavedListItem['id']) => void
}

/**
 * Saved products (WISH-01), each with a link and buttons to move it to the cart and to delete it. When a product is
 * removed, the focus goes to the same button of the next product, or of the last one.
 */
export function SavedList({ items, labels, onNavigate, onMove, onDelete }: SavedListProps) {
  const list = useRef<HTMLUListElement>(null)
  const pressed = useRef(new Map<SavedListItem['id'], Action>())
  const before = useRef(items)

  useEffect(() => {
    const places = before.current.map(({ id }) => id)
    before.current = items
    for (const [id, action] of pressed.current) {
      if (items.some((item) => item.id === id)) continue
      pressed.current.delete(id)
      // Only if the focus hasn't moved elsewhere meanwhile.
      if (document.activeElement !== document.body) continue
      const row = list.current?.children[Math.min(places.indexOf(id), items.length - 1)]
      row?.querySelector<HTMLElement>(`button[data-action="${action}"]`)?.focus({ preventScroll: true })
    }
  }, [items])

  return (
    // Safari drops the list semantics of a list without bullets.
    <parts.List ref={list} role="list" aria-label={labels.list}>
      {items.map((item) => {
        const { id, productId, name, href, picture, specification, inCart, moving = false } = item
        const press = (action: Action, work: (id: SavedListItem['id']) => void) => {
          if (moving) return
          pressed.current.set(id, action)
          work(id)
        }
        const follow = followLink(onNavigate, id)
        return (
          <parts.Row key={id}>
            <parts.Thumbnail href={href} tabIndex={-1} aria-hidden="true" onClick={follow}>
              {picture?.src ? (
                <ProductImage
                  {...picture}
                  id={productId}
                  alt=""
                  sizes={`${parts.PICTURE}px`}
                  corners="control"
                />
              ) : (
                <parts.NoImage lang={textLanguage(labels.noImage)}>{labels.noImage}</parts.NoImage>
              )}
            </parts.Thumbnail>
            <parts.Facts>
              <NameLink href={href} lang={textLanguage(name)} onClick={follow}>
                {name}
              </NameLink>
              {specification && (
                <parts.Specification>
                  <dt>{specification.name}</dt>
                  <dd lang={textLanguage(specification.value)}>{specification.value}</dd>
                </parts.Specification>
              )}
              {inCart !== undefined && <InCart>{inCart}</InCart>}
            </parts.Facts>
            <parts.View>
              <ButtonLink
                variant="text"
                href={href}
                aria-label={labels.viewNamed(name)}
                onNavigate={onNavigate && ((event) => onNavigate(event, id))}
              >
                {labels.view}
              </ButtonLink>
            </parts.View>
            <parts.Move>
              <Button
                variant="soft"
                icon="cart"
                data-action="move"
                aria-label={labels.moveNamed(name)}
                pending={moving}
                onClick={() => press('move', onMove)}
              >
                {labels.move}
              </Button>
            </parts.Move>
            <parts.Delete>
              <IconButton
                icon="trash"
                data-action="delete"
                label={labels.deleteNamed(name)}
                aria-disabled={moving}
                onClick={() => press('delete', onDelete)}
              />
            </parts.Delete>
          </parts.Row>
        )
      })}
    </parts.List>
  )
}
