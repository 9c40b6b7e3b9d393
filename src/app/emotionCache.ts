import createCache, { type EmotionCache } from '@emotion/cache'
import { StyleSheet } from '@emotion/sheet'
import { EMOTION_KEY } from './emotionKey.ts'

/**
 * Emotion's cache in the browser. It takes over the style elements that the server rendered without moving them
 * (`data-s` in the server's document.ts says so, too). Emotion itself inserts them again, which makes the browser lay out the
 * whole page again.
 */
export function createBrowserCache(): EmotionCache {
  StyleSheet.prototype.hydrate = function hydrate(this: StyleSheet, elements: HTMLStyleElement[]) {
    this.tags.push(...elements)
  }
  return createCache({ key: EMOTION_KEY })
}
