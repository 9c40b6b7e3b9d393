import { Box, Button, MapFrame, Text, type MapFrameProps } from '@dukani/design-system'
import { textLanguage } from '@dukani/i18n'
import type { ReactNode } from 'react'
import { useConfig } from '#shared/config/ConfigProvider.tsx'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { creditsOf, troubleText } from '../model/mapTexts.ts'
import type { ShownMap } from '../model/useMap.ts'

/** The texts of a map that depend on its purpose. */
export interface MapWords {
  /** what the keys do */
  keys: string
  /** what can be done where it can't be drawn */
  withoutMap: string
  /** no tile could be loaded: only the markers show */
  noTiles: string
}

export interface MapViewProps {
  map: ShownMap
  /** Enter on the map; left out for a map only to look at. */
  onMarkCentre?: () => void
  /** Texts that replace those for choosing a place. */
  words?: Partial<MapWords>
  /** the button that centres the map on its content again */
  recentre?: MapFrameProps['recentre']
  /** Where it is said that something of the map is missing: in a low frame it would lie over the markers. @default 'within' */
  trouble?: 'within' | 'below'
  /** its markers */
  children?: ReactNode
}

/** A map in its frame, with the shop's words. */
export function MapView(props: MapViewProps) {
  const { map, onMarkCentre, words = {}, recentre, trouble = 'within', children } = props
  const t = useText()
  const config = useConfig()
  const again = t('shell.retry')
  const notice = (map.trouble === 'all' ? words.noTiles : undefined) ?? troubleText(map.trouble, t)
  const isBelow = trouble === 'below'
  return (
    <>
      <MapFrame
        canvas={map.canvas}
        loading={map.state === 'loading'}
        failure={
          map.state === 'failed'
            ? {
                text: t('map.initFailed'),
                hint: words.withoutMap ?? t('map.withoutMap'),
                action: (
                  <Button variant="outlined" lang={textLanguage(again)} onClick={map.retry}>
                    {again}
                  </Button>
                ),
              }
            : undefined
        }
        notice={isBelow ? undefined : notice}
        credits={creditsOf(map.source, config, t)}
        labels={{ zoomIn: t('map.zoomIn'), zoomOut: t('map.zoomOut'), keys: words.keys ?? t('map.keys') }}
        onZoom={map.zoomBy}
        recentre={recentre}
        onMarkCentre={onMarkCentre}
      />
      {isBelow && (
        // A live region is announced only when it exists before its text.
        <div role="status">
          {map.state === 'ready' && notice !== undefined && (
            <Box paddingY={4}>
              <Text size={14} tone="muted">
                {notice}
              </Text>
            </Box>
          )}
        </div>
      )}
      {children}
    </>
  )
}
