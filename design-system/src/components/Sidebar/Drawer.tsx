import { styled } from '@mui/material/styles'
import { textLanguage } from '@dukani/i18n'
import type { ReactNode, Ref, RefObject } from 'react'
import { Heading } from '../../layout/Heading.tsx'
import { Text } from '../../layout/Text.tsx'
import { IconButton } from '../IconButton/index.ts'
import { useTransition } from '../ModalSheet/useTransition.ts'
import { Face } from './Face.tsx'
import { drawerStyles, footStyles, headStyles, nameStyles, scrollerStyles } from './styles.ts'
import { useSwipeAway } from './useSwipeAway.ts'

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

interface DrawerProps extends DrawerParts {
  /** MUI's modal drives a child with these three as a transition: it waits for the end before it goes. */
  in: boolean
  onEnter?: () => void
  onExited?: () => void
  tabIndex?: number
  ref?: Ref<HTMLDivElement>
  onFocus?: React.FocusEventHandler

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

/** The drawer itself: who is here, what scrolls, and what stays at the lower edge. */
export function Drawer({ ref, ...props }: DrawerProps) {
  const { in: shown, panel, title, subtitle, picture, titleId } = props
  const swipe = useSwipeAway(panel, props.onSwipedAway)
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
