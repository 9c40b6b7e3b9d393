import { createWriteQueue } from '#shared/state/createWriteQueue.ts'
import { perPage } from '#shared/state/perPage.ts'
import { createProfileAnswers } from './profileAnswers.ts'

/** The pending changes of a page's profile. They continue when the modal is closed and show when it opens again. */
export const profileWrites = perPage(() => {
  let shows = () => {}
  return {
    answers: createProfileAnswers(),
    /** Of several choices the last one counts. */
    pictures: createWriteQueue<File | null>({ latestOnly: true }),
    /** A picture was uploaded. It isn't shown while another upload waits, unless that one fails. */
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
