import type { Page } from 'playwright'

/**
 * Describes a page's layout, apart from its width: at two sizes with the same description no rule can give different
 * results. It contains which elements are visible, how they lay out their contents, which of two neighbours starts a
 * new line, how large the letters are, and what can be scrolled.
 */
export function layoutOf(page: Page): Promise<string> {
  return page.evaluate(() => {
    const lines: string[] = []
    const walk = (element: Element, depth: number) => {
      let above: DOMRect | null = null
      for (const child of element.children) {
        if (child.matches('.sb-wrapper, #storybook-docs, script, style')) continue
        if (!child.checkVisibility({ visibilityProperty: true })) continue
        const style = getComputedStyle(child)
        const box = child.getBoundingClientRect()
        const isBelow = above !== null && box.top >= above.bottom
        const scrolls =
          /auto|scroll/.test(style.overflow) &&
          (child.scrollWidth > child.clientWidth || child.scrollHeight > child.clientHeight)
        const columns = style.display.includes('grid') ? style.gridTemplateColumns.split(' ').length : 0
        lines.push(
          [depth, child.localName, style.display, style.position, style.flexDirection, style.fontSize]
            .concat(columns, isBelow ? 'below' : '', scrolls ? 'scrolls' : '')
            .join(' '),
        )
        above = box
        if (!(child instanceof SVGElement)) walk(child, depth + 1)
      }
    }
    walk(document.body, 0)
    return lines.join('\n')
  })
}
