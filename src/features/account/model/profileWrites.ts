import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import { perPage } from '#shared/state/perPage.ts'
import { createProfileAnswers } from './profileAnswers.ts'

/** The changes of a page's profile, which go on when the modal is closed and are met again when it is opened anew. */
export const profileWrites = perPage(() => {
  let shows = () => {}
  return {
    answers: createProfileAnswers(),
    /** Of several choices the last one counts. */
    pictures: createWriteQueue<File | null>({ latestOnly: true }),
    /** A picture was made. It isn't shown while another one is to follow, unless that one fails. */
    pictureMade(show: () => void) {
      shows = show
    },
    /** Shows the last picture that was made, once. */
    showPicture() {
      shows()
      shows = () => {}
    },
  }
})
