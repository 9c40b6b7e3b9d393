import { textLanguage } from '@dukani/i18n'
import { styled } from '@mui/material/styles'
import { Text } from '../../layout/Text.tsx'
import { Icon } from '../Icon/index.ts'
import { frameStyles, insteadStyles, waitingStyles } from './styles.ts'
import { Skeleton } from '../Skeleton/index.ts'

export interface MapPlaceholderProps {
  /** Why there is no map yet; null while even that isn't known. */
  text: string | null
}

const Root = styled('div')(frameStyles)
const Instead = styled('div')(insteadStyles)
const Waiting = styled('div')(waitingStyles)

/** The place of a map that has nothing to show yet: as large as the map that will come. */
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
