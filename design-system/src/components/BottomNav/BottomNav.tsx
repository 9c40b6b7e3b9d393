import BottomNavigation from '@mui/material/BottomNavigation'
import { useEffect, useRef, type MouseEvent } from 'react'
import { revealFocused, revealItem } from '../../internal/revealItem.ts'
import { Icon } from '../Icon/index.ts'
import { NavItem, targetOf, type BottomNavItem } from './NavItem.tsx'
import { FloatingButton, Rider, Root, Space } from './parts.ts'
import { useDockHeight } from './useDockHeight.ts'

export interface BottomNavProps {
  /** Name of the navigation. */
  label: string
  /** Five of them. */
  items: readonly BottomNavItem[]
  /** Index of the active item, from 0; −1 when none is active. */
  active: number
}

/**
 * The main navigation, fixed to the bottom of the screen (NAV-01). On a phone it is a bar with a floating button
 * above the active item (NAV-02); from 900 px it is a dock. It is hidden while a touch screen shows its keyboard.
 * Render it last in the page: it adds its own height to the page.
 */
export function BottomNav({ label, items, active }: BottomNavProps) {
  const root = useRef<HTMLElement>(null)
  const bar = useRef<HTMLUListElement>(null)
  useDockHeight(root)
  const current = items[active]
  // With large text the bar scrolls, and the active item may be out of view.
  useEffect(() => {
    // With the next frame's layout: forcing one here would delay the answer to the tap.
    const frame = requestAnimationFrame(() => {
      const item = bar.current?.children[active]
      if (bar.current && item instanceof HTMLElement) revealItem(bar.current, item)
    })
    return () => cancelAnimationFrame(frame)
  }, [active])
  return (
    <Space>
      {/* MUI's class for fixed elements, which keeps them in place when a modal removes the scroll bar. */}
      <Root ref={root} aria-label={label} className="mui-fixed">
        <BottomNavigation
          ref={bar}
          component="ul"
          role="list"
          showLabels
          value={active}
          onFocus={revealFocused}
        >
          {items.map((item) => (
            <NavItem key={item.label} item={item} />
          ))}
        </BottomNavigation>
        {current && (
          // Hidden from screen readers and Tab, since it repeats an item.
          <Rider aria-hidden="true" data-at={active}>
            <FloatingButton tabIndex={-1} onMouseDown={leaveFocus} {...targetOf(current)}>
              <Icon name={current.icon} />
            </FloatingButton>
          </Rider>
        )}
      </Root>
    </Space>
  )
}

/** Keeps an `aria-hidden` button from getting focus by a press. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault()
}
