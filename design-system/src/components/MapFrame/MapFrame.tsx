import { textLanguage } from '@dukani/i18n'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Text } from '../../layout/Text.tsx'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Canvas, Credits, Crosshair, Instead, Keys, Notice, Root, Waiting, Zoom } from './parts.ts'

/** One attribution of the map. */
export interface MapCredit {
  /** The name with its ©; also the React key. */
  text: string
  /** link to the terms */
  href?: string
}

/** Shown instead of a map that can't be loaded. */
export interface MapFailure {
  /** One sentence that says what failed. */
  text: string
  /** what the shopper can do instead */
  hint: string
  /** A `Button`, such as retry. */
  action?: ReactNode
}

export interface MapFrameProps {
  /** The empty element that the map engine renders into. Its content gets the keyboard focus. */
  canvas: Ref<HTMLDivElement>
  /** The map engine is loading. @default false */
  loading?: boolean
  /** Shown and announced instead of the map. */
  failure?: MapFailure
  /** A short notice, such as that a part of the map is missing. */
  notice?: string
  /** Attributions in the lower corner. */
  credits: readonly MapCredit[]
  labels: {
    zoomIn: string
    zoomOut: string
    /** Keyboard help, shown while the map has the focus. Include it in the map's name too. */
    keys: string
  }
  /** A zoom button was pressed: 1 zooms in, -1 zooms out. */
  onZoom: (steps: 1 | -1) => void
  /** A button that centres the map on its subject again. */
  recentre?: { label: string; onClick: () => void }
  /** Enter or Space on the map marks its centre, shown by a crosshair. Leave out for a read-only map. */
  onMarkCentre?: () => void
}

/**
 * The frame of a map: zoom buttons, attribution, a notice, and a crosshair for the keyboard. The caller renders the
 * map into `canvas`.
 */
export function MapFrame(props: MapFrameProps) {
  const { canvas, loading = false, failure, notice, credits, labels, onZoom, recentre, onMarkCentre } = props
  const isThere = !loading && failure === undefined

  const onKeyDown = (event: KeyboardEvent) => {
    if (!onMarkCentre || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key !== 'Enter' && event.key !== ' ') return
    // Space would scroll the sheet.
    event.preventDefault()
    if (!event.repeat) onMarkCentre()
  }

  return (
    <Root aria-busy={loading || undefined}>
      <Canvas ref={canvas} data-part="canvas" onKeyDown={onKeyDown} />
      {isThere && (
        <>
          {onMarkCentre && <Crosshair data-part="crosshair" aria-hidden="true" />}
          <Keys data-part="keys" aria-hidden="true">
            {labels.keys}
          </Keys>
          <Zoom>
            <IconButton icon="plus" label={labels.zoomIn} onClick={() => onZoom(1)} />
            <IconButton icon="minus" label={labels.zoomOut} onClick={() => onZoom(-1)} />
            {recentre && <IconButton icon="locate" {...recentre} />}
          </Zoom>
          <Credits>
            {credits.map(({ text, href }, index) => (
              <Credit key={text} text={text} href={href} divided={index > 0} />
            ))}
          </Credits>
        </>
      )}
      <div role="status">
        {isThere && notice !== undefined && (
          <Notice>
            <Icon name="info" size={18} />
            <span lang={textLanguage(notice)}>{notice}</span>
          </Notice>
        )}
      </div>
      {loading && (
        <Waiting>
          <Skeleton shape="box" />
        </Waiting>
      )}
      {failure && (
        <Instead role="alert">
          <Icon name="pin" size={36} />
          <Text weight="medium" lang={textLanguage(failure.text)}>
            {failure.text}
          </Text>
          <Text size={14} tone="muted" lang={textLanguage(failure.hint)}>
            {failure.hint}
          </Text>
          {failure.action}
        </Instead>
      )}
    </Root>
  )
}

function Credit({ text, href, divided }: { text: string; href: string | undefined; divided: boolean }) {
  return (
    <>
      {divided && ' · '}
      {href === undefined ? (
        <span lang={textLanguage(text)}>{text}</span>
      ) : (
        <a href={href} target="_blank" rel="noreferrer" lang={textLanguage(text)}>
          {text}
        </a>
      )}
    </>
  )
}
