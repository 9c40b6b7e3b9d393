import { useLocation, useNavigate } from 'react-router'

/** Goes back to the list that a page was opened from. @param to the list, when the page was opened by its address */
export function useBack(to: string): () => void {
  const navigate = useNavigate()
  // Otherwise the previous page is the list, with its filter.
  const isFirst = useLocation().key === 'default'
  return () => void (isFirst ? navigate(to) : navigate(-1))
}
