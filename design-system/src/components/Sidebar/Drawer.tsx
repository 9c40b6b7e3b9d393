import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import type { ReactNode, RefObject } from 'react'
import type { MovingPanelProps } from '../../internal/modal/modalPanel.ts'
import { useDragAway } from '../../internal/modal/useDragAway.ts'
import { useTransition } from '../../internal/modal/useTransition.ts'
import { Heading } from '../../layout/Heading.tsx'
import { Text } from '../../layout/Text.tsx'
import { IconButton } from '../IconButton/index.ts'
import { Face } from './Face.tsx'
import { drawerStyles, footStyles, headStyles, nameStyles, scrollerStyles } from './styles.ts'

/** What the drawer shows. */
export interface DrawerParts {
  /** Who is here: the name of the dialog. */
  title: string
  /** Under the title, small: the customer's e-mail. */
  subtitle?: string
  /** Address of the customer's picture; null has the title's first letter. Leave out for a guest: a drawing. */
  picture?: string | null
  /** Name of the close button. */
  closeLabel: string
  /** `EntryList`s. */
  children: ReactNode
  /** Stays at the lower edge while the rest scrolls: the settings. */
  footer?: ReactNode
}

interface DrawerProps extends DrawerParts, MovingPanelProps {
  /** What `ref` fills, together with MUI's own. */
  panel: RefObject<HTMLDivElement | null>
  titleId: string
  onCloseButton: () => void
  onSwipedAway: () => void
}

const Root = styled('div')(drawerStyles)
const Head = styled('div')(headStyles)
const Name = styled('div')(nameStyles)
const Scroller = styled('div')(scrollerStyles)
const Foot = styled('div')(footStyles)

const ENOUGH = { farEnough: 90, fastEnough: 0.5 }

/** The drawer itself: who is here, what scrolls, and what stays at the lower edge. */
export function Drawer({ ref, ...props }: DrawerProps) {
  const { in: shown, panel, title, subtitle, picture, titleId } = props
  const swipe = useDragAway({ panel, way: 'right', by: 'content', ...ENOUGH, onLetGo: props.onSwipedAway })
  useTransition(panel, shown, props.onEnter, props.onExited)
  return (
    <Root
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-labelledby={titleId}
      tabIndex={props.tabIndex ?? -1}
      onFocus={props.onFocus}
      data-state={shown ? 'open' : 'closing'}
      // Who presses twice has chosen once.
      inert={!shown}
      {...swipe}
    >
      <Head>
        <Face name={title} src={picture} />
        <Name>
          <Heading level={2} size={18} id={titleId} tabIndex={-1} lang={textLanguage(title)}>
            {title}
          </Heading>
          {subtitle && (
            <Text size={14} tone="muted" lines={2} translate="no">
              {subtitle}
            </Text>
          )}
        </Name>
        <IconButton icon="close" label={props.closeLabel} onClick={props.onCloseButton} />
      </Head>
      <Scroller data-part="main">{props.children}</Scroller>
      {props.footer && <Foot>{props.footer}</Foot>}
    </Root>
  )
}
