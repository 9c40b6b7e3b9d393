import type { Rule } from 'eslint'

const HEX = /#(?:[\da-f]{8}|[\da-f]{6}|[\da-f]{3,4})(?![\w/-])/i
const FUNCTION = /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch)\(/i
const NAMED =
  /^(?:white|black|gr[ae]y|red|green|blue|yellow|orange|purple|pink|brown|navy|teal|silver|gold)$/i
const COLOUR_PROPERTY = /^(?:color|background|backgroundColor|fill|stroke|\w+Color)$/

const rawColour = (text: string) => (HEX.exec(text) ?? FUNCTION.exec(text))?.[0]

/**
 * Reports colour values. Colours come from the theme's tokens, so that the dark scheme, the contrast test and custom
 * themes apply to them.
 */
export const noRawColours: Rule.RuleModule = {
  meta: {
    type: 'problem',
    schema: [],
    messages: { found: 'Raw colour "{{colour}}": use a token of the theme.' },
  },
  create(context) {
    const check = (node: Rule.Node, text: string) => {
      const colour = rawColour(text)
      if (colour !== undefined) context.report({ node, messageId: 'found', data: { colour } })
    }
    return {
      Literal(node) {
        if (typeof node.value !== 'string') return
        check(node, node.value)
        const { parent } = node
        const isColour =
          parent.type === 'Property' &&
          parent.key.type === 'Identifier' &&
          COLOUR_PROPERTY.test(parent.key.name)
        if (isColour && NAMED.test(node.value)) {
          context.report({ node, messageId: 'found', data: { colour: node.value } })
        }
      },
      TemplateElement(node) {
        check(node, node.value.raw)
      },
    }
  },
}
