import { textLanguage } from '@dukani/i18n'
import { Text } from '../../layout/Text.tsx'
import { Icon } from '../Icon/index.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { Instead, Root, Waiting } from './parts.ts'

export interface MapPlaceholderProps {
  /** Why there is no map yet; null while unknown. */
  text: string | null
}

/** Placeholder for a map without data, as large as the map. */
export function MapPlaceholder({ text }: MapPlaceholderProps) {
  return (
    <Root>
      <div role="status">
        {text !== null && (
          <Instead>
            <Icon name="truck" size={36} />
            <Text tone="muted" lang={textLanguage(text)}>
              {text}
            </Text>
          </Instead>
        )}
      </div>
      {text === null && (
        <Waiting aria-hidden="true">
          <Skeleton shape="box" />
        </Waiting>
      )}
    </Root>
  )
}
