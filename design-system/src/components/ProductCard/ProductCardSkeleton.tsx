import { styled } from '@mui/material/styles'
import { TOUCH_TARGET } from '../../theme/tokens.ts'
import { Skeleton } from '../Skeleton/index.ts'
import { RatingRoom } from './CardRating.tsx'
import { Body, Frame, NameRoom, Row } from './frame.ts'

const AtEnd = styled('span')({ marginInlineStart: 'auto' })

/** Placeholder for a card that is loading, of exactly the same size. */
export function ProductCardSkeleton() {
  return (
    <Frame aria-hidden="true">
      <Body as="div">
        <Skeleton shape="square" />
        <NameRoom>
          <Skeleton width="88%" />
        </NameRoom>
        <RatingRoom />
        <Row>
          <Skeleton shape="box" width="5rem" height={20} />
          <AtEnd>
            <Skeleton shape="circle" width={TOUCH_TARGET} />
          </AtEnd>
        </Row>
      </Body>
    </Frame>
  )
}
