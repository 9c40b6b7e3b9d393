/** How near to the page's bottom the view has to be for the next page to load, in px (CAT-03). */
const ARRIVAL_ZONE_PX = 100

/** What the decision looks at, at one moment. */
export interface ArrivalView {
  /** px between the lower edge of the view and the page's bottom */
  toBottom: number
  hasMore: boolean
  isLoading: boolean
  /** the pointer is over the cart; with touch: the focus is inside it */
  isOverCart: boolean
}

export interface ArrivalDecision {
  /** whether the next page is to be loaded now */
  load: boolean
  /** whether a later moment in the zone may load one; given back with the next view */
  armed: boolean
}

/**
 * Decides whether the next page loads (CAT-03). An arrival at the bottom loads one page: after that the view has to
 * leave the zone before another arrival counts, or a page that grows above a shopper who looks at the footer would
 * load the whole shop.
 */
export function decideArrival(armed: boolean, view: ArrivalView): ArrivalDecision {
  if (view.toBottom > ARRIVAL_ZONE_PX) return { load: false, armed: true }
  if (!armed || !view.hasMore || view.isLoading || view.isOverCart) return { load: false, armed }
  return { load: true, armed: false }
}
