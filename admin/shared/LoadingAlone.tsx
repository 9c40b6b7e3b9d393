import { Container } from '@dukani/design-system'
import { Loading } from './Loading.tsx'

/** The place of what is shown before the frame of all pages. */
export function LoadingAlone() {
  return (
    <Container>
      <Loading />
    </Container>
  )
}
