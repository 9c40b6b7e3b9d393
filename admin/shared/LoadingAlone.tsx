import { Container } from '@dukani/design-system'
import { Loading } from './Loading.tsx'

/** The skeleton of what is shown without the frame of the back office, such as the login page. */
export function LoadingAlone() {
  return (
    <Container>
      <Loading />
    </Container>
  )
}
