/** Distance from the page's bottom (px) at which the next page loads (CAT-03). */
const TRIGGER_ZONE_PX = 100

/** The scroll state that the decision depends on. */
export interface ScrollView {
  /** px between the lower edge of the view and the page's bottom */
  toBottom: number
  hasMore: boolean
  isLoading: boolean
  /** the pointer is over the cart; with touch: the focus is inside it */
  isOverCart: boolean
}

export interface ScrollDecision {
  /** whether the next page is to be loaded now */
  load: boolean
  /** whether the zone may trigger again; passed to the next call */
  armed: boolean
}

/**
 * Decides whether the next page loads (CAT-03). Reaching the bottom loads one page: after that the view has to
 * leave the zone before the next one loads, or a list that grows above a shopper who reads the footer would
 * load the whole shop.
 */
export function shouldLoadMore(armed: boolean, view: ScrollView): ScrollDecision {
  if (view.toBottom > TRIGGER_ZONE_PX) return { load: false, armed: true }
  if (!armed || !view.hasMore || view.isLoading || view.isOverCart) return { load: false, armed }
  return { load: true, armed: false }
}
