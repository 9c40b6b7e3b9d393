import type { Page } from 'playwright'

/**
 * How a page is laid out, apart from how wide it is: two sizes for which this is the same text differ in nothing that a
 * rule asks about. It names what is seen, how it lays out what lies in it, which of two neighbours begins a line of its own,
 * how large letters are, and what has to be scrolled.
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
