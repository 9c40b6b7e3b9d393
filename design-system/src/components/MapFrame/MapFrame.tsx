import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import type { KeyboardEvent, ReactNode, Ref } from 'react'
import { Text } from '../../layout/Text.tsx'
import { Icon } from '../Icon/index.ts'
import { IconButton } from '../IconButton/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import {
  canvasStyles,
  creditsStyles,
  crosshairStyles,
  frameStyles,
  insteadStyles,
  keysStyles,
  noticeStyles,
  waitingStyles,
  zoomStyles,
} from './styles.ts'

/** Whose map it is, as their terms want it said. */
export interface MapCredit {
  /** A proper name, with its ©; also its key. */
  text: string
  /** where their terms are read */
  href?: string
}

/** What stands in place of a map that can't be drawn. */
export interface MapFailure {
  /** What can't be shown, in one sentence. */
  text: string
  /** what can be done without it */
  hint: string
  /** A `Button`, such as to try again. */
  action?: ReactNode
}

export interface MapFrameProps {
  /** The empty element that a map engine draws in; what it makes there takes the keyboard's focus. */
  canvas: Ref<HTMLDivElement>
  /** The engine is on its way. @default false */
  loading?: boolean
  /** The map can't be drawn: stands in its place, announced. */
  failure?: MapFailure
  /** One quiet sentence: something of the map is missing. */
  notice?: string
  /** In the lower corner, one after the other. */
  credits: readonly MapCredit[]
  /** Its words. */
  labels: {
    /** Name of plus. */
    zoomIn: string
    /** Name of minus. */
    zoomOut: string
    /** What the keys do; shown while the map has their focus. Name the map by it too. */
    keys: string
  }
  /** Plus or minus was pressed: one step nearer, or one farther. */
  onZoom: (steps: 1 | -1) => void
  /** One more button: back to what the map is about, wherever it was moved. */
  recentre?: { label: string; onClick: () => void }
  /** Enter or Space on the map: its middle is meant, which the crosshair shows. Left out: a map only to look at. */
  onMarkCentre?: () => void
}

const Root = styled('div')(frameStyles)
const Canvas = styled('div')(canvasStyles)
const Crosshair = styled('div')(crosshairStyles)
const Keys = styled('p')(keysStyles)
const Zoom = styled('div')(zoomStyles)
const Notice = styled('p')(noticeStyles)
const Credits = styled('p')(creditsStyles)
const Instead = styled('div')(insteadStyles)
const Waiting = styled('div')(waitingStyles)

/**
 * A map's place and what lies over it: the shop's own zoom buttons, whose map it is, a notice, the crosshair for the
 * keyboard. What draws the map is the caller's.
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
