import type { User } from '@dukani/contracts'

/** The fields that a change of the profile can set. */
export type Changed = Exclude<keyof User, 'id' | 'email'>

/**
 * Several changes may be under way at once, and their answers, each a whole user, arrive in any order. So an answer
 * counts for its own field; of the others it may be older than what has been answered since it was asked for.
 */
export interface ProfileAnswers {
  /** A change is about to be sent. @returns makes its answer the user of now */
  begin: (field: Changed) => (answered: User) => User
}

/** Shared by all changes of a profile, whose order it compares. */
export function createProfileAnswers(): ProfileAnswers {
  let clock = 0
  const settled = new Map<Changed, { at: number; value: Partial<User> }>()
  return {
    begin(field) {
      const begun = (clock += 1)
      return (answered) => {
        const user = { ...answered }
        for (const [other, { at, value }] of settled) {
          if (other !== field && at > begun) Object.assign(user, value)
        }
        clock += 1
        settled.set(field, { at: clock, value: { [field]: answered[field] } })
        return user
      }
    },
  }
}
