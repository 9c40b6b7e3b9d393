import { SearchField } from '@dukani/design-system'
import { useNavigate, useSearchParams } from 'react-router'
import { useSearchText } from '#features/catalogue/model/useSearchText.ts'
import { useText } from '#shared/language/LanguageProvider.tsx'
import { parseCatalogueQuery, paths, searchText } from '#shared/routes.ts'

/** The header's search (HEAD-02): it lives in the address, so it can be shared and survives a reload (CAT-10). */
export function HeaderSearch() {
  const t = useText()
  const navigate = useNavigate()
  const [params] = useSearchParams()
  const { search: sent = '' } = parseCatalogueQuery(params)
  const { text, setText, submit, clear } = useSearchText(sent, (search) => {
    // One entry of history for a search, however often it was typed on: Back leaves it.
    void navigate(paths.catalogue({ search }), { replace: sent !== '' })
  })
  return (
    <SearchField
      labels={{ search: t('header.search'), clear: t('header.searchClear') }}
      value={sent}
      busy={searchText(text) !== sent}
      onTextChange={(typed) => (typed === '' ? clear() : setText(typed))}
      onSearch={submit}
    />
  )
}
