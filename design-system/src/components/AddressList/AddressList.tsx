import { textLanguage } from '@dukani/i18n'
import { Icon } from '../Icon/index.ts'
import { Card, Home, List, Rest } from './parts.ts'

/** One saved address, as it is shown. */
export interface AddressEntry {
  id: string | number
  /** Street, house, flat. */
  home: string
  /** City, region, postal code. @default '' */
  rest?: string
}

export interface AddressListProps {
  /** Names the list. */
  label: string
  addresses: readonly AddressEntry[]
}

/** A customer's saved addresses (PROF-04). */
export function AddressList({ label, addresses }: AddressListProps) {
  return (
    // A list without markers is none to Safari's reader unless it says so.
    <List role="list" aria-label={label}>
      {addresses.map(({ id, home, rest = '' }) => (
        <li key={id}>
          <Card>
            <Icon name="pin" size={20} />
            <div translate="no">
              <Home lang={textLanguage(home)}>{home}</Home>
              {rest !== '' && <Rest lang={textLanguage(rest)}>{rest}</Rest>}
            </div>
          </Card>
        </li>
      ))}
    </List>
  )
}
