import BottomNavigation from '@mui/material/BottomNavigation'
import ButtonBase from '@mui/material/ButtonBase'
import { styled } from '@mui/material/styles'
import { useEffect, useRef, type MouseEvent } from 'react'
import { revealFocused, revealItem } from '../../internal/revealItem.ts'
import { Icon } from '../Icon/index.ts'
import { NavItem, targetOf, type BottomNavItem } from './NavItem.tsx'
import { floatingStyles, riderStyles, rootStyles, spaceStyles } from './styles.ts'
import { useDockHeight } from './useDockHeight.ts'

export interface BottomNavProps {
  /** Name of the navigation. */
  label: string
  /** Five of them. */
  items: readonly BottomNavItem[]
  /** The place of the active one among them, from 0; −1 when the shopper is at none of them. */
  active: number
}

const Space = styled('div')(spaceStyles)
const Root = styled('nav')(rootStyles)
const Rider = styled('span')(riderStyles)
// Not MUI's Fab, of which nothing would be left but its ButtonBase.
const FloatingButton = styled(ButtonBase)(floatingStyles)

/**
 * The way to the shop's parts, always at the lower edge of the screen (NAV-01). On a phone a bar with a floating button
 * that rides above the active item and repeats it (NAV-02); from 900 px a dock. It is hidden while a touch screen shows
 * its keyboard. It belongs after all else in the page, which it makes longer by its own height.
 */
export function BottomNav({ label, items, active }: BottomNavProps) {
  const root = useRef<HTMLElement>(null)
  const bar = useRef<HTMLUListElement>(null)
  useDockHeight(root)
  const current = items[active]
  // With large letters the bar is scrolled, and the active item may lie outside of it.
  useEffect(() => {
    const item = bar.current?.children[active]
    if (bar.current && item instanceof HTMLElement) revealItem(bar.current, item)
  }, [active])
  return (
    <Space>
      {/* MUI's name for what keeps its place when an open modal takes the scroll bar away. */}
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
          // It says nothing to readers and is passed over by Tab, since it repeats an item.
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

/** What readers don't know of must not get the focus by a press either. */
function leaveFocus(event: MouseEvent): void {
  event.preventDefault()
}
