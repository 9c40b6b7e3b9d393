import { useNavigate } from 'react-router'
import { useBackCloses } from '#shared/history/openLayers.tsx'
import { LazyLayer } from '#shared/lazy/LazyLayer.tsx'
import { lazyPart } from '#shared/lazy/lazyPart.tsx'
import { catalogueSearch, paths, type CatalogueQuery } from '#shared/routing/routes.ts'

const FiltersScreen = lazyPart(async () => (await import('./FiltersSheet.tsx')).FiltersSheet)

export interface LazyFiltersProps {
  /** the list that is filtered */
  query: CatalogueQuery
  open: boolean
  onClose: () => void
}

/** The filters in a chunk of their own; Back closes them (NAV-06). */
export function LazyFilters({ query, open, onClose }: LazyFiltersProps) {
  const navigate = useNavigate()
  const leave = useBackCloses<CatalogueQuery>(open, onClose, (wanted) => {
    if (wanted && catalogueSearch(wanted) !== catalogueSearch(query)) void navigate(paths.catalogue(wanted))
  })
  return (
    <LazyLayer open={open} onClose={leave}>
      {(place) => <FiltersScreen {...place} query={query} open={open} onClose={leave} />}
    </LazyLayer>
  )
}
