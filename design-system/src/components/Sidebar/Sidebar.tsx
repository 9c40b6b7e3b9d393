import { textLanguage } from '@dukani/i18n'
import { useId, useRef, type ReactNode } from 'react'
import { modalProps, type ModalState } from '../../internal/modal/modalState.ts'
import { useDragToClose } from '../../internal/modal/useDragToClose.ts'
import { useModalFocus } from '../../internal/modal/useModalFocus.ts'
import { PersonPicture } from '../../internal/PersonPicture.tsx'
import { Heading } from '../../layout/Heading.tsx'
import { Text } from '../../layout/Text.tsx'
import { IconButton } from '../IconButton/index.ts'
import { Foot, Head, Name, Root, Scroller } from './parts.ts'

export interface SidebarProps extends ModalState {
  /** Title and name of the dialog: the customer's name. */
  title: string
  /** Shown under the title: the customer's email. */
  subtitle?: string
  /** URL of the customer's picture; null shows the title's first letter. Leave out for a guest: shows an icon. */
  picture?: string | null
  closeLabel: string
  /** `EntryList`s. */
  children: ReactNode
  /** Content fixed at the lower edge: the settings. */
  footer?: ReactNode
}

const ENOUGH = { farEnough: 90, fastEnough: 0.5 }

/**
 * A modal drawer at the right edge; 340 px wide, on a phone at most 88% of the screen. Focus goes to its title, stays
 * inside and returns to the opener. Escape, a press outside, the button and a swipe close it. Like `ModalSheet` it
 * doesn't use a portal: render it near the top of the app.
 */
export function Sidebar({ title, subtitle, picture, closeLabel, children, footer, ...state }: SidebarProps) {
  const { open, onClose } = state
  const titleId = useId()
  const panel = useRef<HTMLDivElement>(null)
  const onLetGo = () => onClose('drag')
  const swipe = useDragToClose({ panel, way: 'right', by: 'content', ...ENOUGH, onLetGo })
  useModalFocus({ open, panel, titleId, initialFocus: 'title' })
  return (
    <Root
      anchor="right"
      {...modalProps(state)}
      slotProps={{
        transition: { appear: true },
        // Inert while closing, so that a double press acts once.
        paper: { ref: panel, 'aria-labelledby': titleId, inert: !open, ...swipe },
      }}
    >
      <Head>
        <PersonPicture name={picture === undefined ? '' : title} src={picture} side={48} />
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
        <IconButton icon="close" label={closeLabel} onClick={() => onClose('button')} />
      </Head>
      <Scroller data-part="main">{children}</Scroller>
      {footer && <Foot>{footer}</Foot>}
    </Root>
  )
}
