import type { Rule } from 'eslint'

/** All Georgian scripts: Mkhedruli, Asomtavruli, Mtavruli and Nuskhuri. */
const GEORGIAN = /[\u10A0-\u10FF\u1C90-\u1CBF\u2D00-\u2D2D]+/gu

/** Reports Georgian text outside of the i18n catalogue. */
export const noGeorgianText: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'Georgian text "{{text}}" belongs into i18n/: use its key.' },
  },
  create(context) {
    const source = context.sourceCode
    return {
      Program() {
        for (const match of source.text.matchAll(GEORGIAN)) {
          const start = source.getLocFromIndex(match.index)
          const end = source.getLocFromIndex(match.index + match[0].length)
          context.report({ loc: { start, end }, messageId: 'found', data: { text: match[0] } })
        }
      },
    }
  },
}
