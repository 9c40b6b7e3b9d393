/** The prefix of emotion's class names and style elements: server and browser must agree on it. */
export const EMOTION_KEY = 'dk'
