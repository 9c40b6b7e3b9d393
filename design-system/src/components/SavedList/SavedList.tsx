import { textLanguage } from '@dukani/i18n'
import { useEffect, useRef, type MouseEvent } from 'react'
import { followLink } from '../../internal/followLink.ts'
import { ButtonLink } from '../Button/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { ProductImage } from '../ProductImage/index.ts'
import * as parts from './parts.ts'
import type { SavedListItem, SavedListLabels } from './savedListItem.ts'

export interface SavedListProps {
  items: readonly SavedListItem[]
  labels: SavedListLabels
  /** A plain click on what leads to a product. Without it the browser follows the link. */
  onNavigate?: (event: MouseEvent<HTMLAnchorElement>, id: SavedListItem['id']) => void
  onDelete: (id: SavedListItem['id']) => void
}

/**
 * Saved products (WISH-01), each with the ways to it and out of the list. When one leaves by its own button, the focus
 * goes to the button of the one that takes its place, or of the last one.
 */
export function SavedList({ items, labels, onNavigate, onDelete }: SavedListProps) {
  const list = useRef<HTMLUListElement>(null)
  /** The place of the item whose button was just pressed. */
  const left = useRef<{ id: SavedListItem['id']; index: number } | null>(null)

  useEffect(() => {
    const { current } = left
    if (current === null || items.some(({ id }) => id === current.id)) return
    left.current = null
    const row = list.current?.children[Math.min(current.index, items.length - 1)]
    row?.querySelector<HTMLElement>('button')?.focus({ preventScroll: true })
  }, [items])

  return (
    // A list without markers is none to Safari's reader unless it says so.
    <parts.List ref={list} role="list" aria-label={labels.list}>
      {items.map((item, index) => {
        const { id, productId, name, href, picture, specification } = item
        const navigate = onNavigate && ((event: MouseEvent<HTMLAnchorElement>) => onNavigate(event, id))
        const follow = followLink(navigate)
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
              <parts.NameLink href={href} onClick={follow}>
                {name}
              </parts.NameLink>
              {specification && (
                <parts.Specification>
                  <dt>{specification.name}</dt>
                  <dd>{specification.value}</dd>
                </parts.Specification>
              )}
            </parts.Facts>
            <parts.View>
              <ButtonLink
                variant="text"
                href={href}
                aria-label={labels.viewNamed(name)}
                onNavigate={navigate}
              >
                {labels.view}
              </ButtonLink>
            </parts.View>
            <parts.Delete>
              <IconButton
                icon="trash"
                label={labels.deleteNamed(name)}
                onClick={() => {
                  left.current = { id, index }
                  onDelete(id)
                }}
              />
            </parts.Delete>
          </parts.Row>
        )
      })}
    </parts.List>
  )
}
