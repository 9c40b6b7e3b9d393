import type { StaffMember } from '@dukani/contracts'
import { createContext } from 'react'
import { useRequired } from '#shared/state/useRequired.ts'

/** The member of the staff who is logged in. */
export const MemberContext = createContext<StaffMember | null>(null)

/** Who is logged in. @throws Error outside of the pages of a role */
export const useMember = (): StaffMember => useRequired(MemberContext, 'MemberContext')
