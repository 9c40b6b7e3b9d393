import { lazyPart } from '#shared/lazy/lazyPart.tsx'

/** The shop's notice, in a chunk that is fetched only if there is one. It needs no further texts. */
export const LazyNotice = lazyPart(async () => (await import('./NoticeBar.tsx')).NoticeBar, {
  loadTexts: async () => {},
})
