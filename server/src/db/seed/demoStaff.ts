import type { StaffRole } from '@dukani/contracts'

/** The staff of the demo shop; the README gives the passwords. */
export const demoStaff: readonly {
  role: StaffRole
  firstName: string
  lastName: string
  email: string
  phoneNumber: string
  idnumber: string
  /** computed in advance, so that a start doesn't wait for it */
  passwordHash: string
}[] = [
  {
    role: 'owner',
    firstName: 'ქეთი',
    lastName: 'აბაშიძე',
    email: 'owner@dukani.example',
    phoneNumber: '+995555010204',
    idnumber: '01005012346',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$+ylGRhiJYWMdH/18XUu62A$aDv3GiAx6ffXRhplA10/ga2tpZtH3Bo5uXJNvUGm4Y4',
  },
  {
    role: 'courier',
    firstName: 'ზაზა',
    lastName: 'მიქელაძე',
    email: 'courier@dukani.example',
    phoneNumber: '+995555010205',
    idnumber: '01005012347',
    passwordHash:
      '$argon2id$v=19$m=19456,t=2,p=1$9SC5t/zTDX/IS4KMXc/lDA$1bNv0H86H24aABC5oWFfEOW1OzQRAIeR+hNQVKUiTOc',
  },
]

/** Since when they have worked there. */
export const STAFF_SINCE = '2026-06-01T10:00:00+04:00'
