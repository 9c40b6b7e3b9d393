import type { DocsContainerProps } from '@storybook/addon-docs/blocks'
import { lazy, Suspense, type PropsWithChildren } from 'react'

const Shell = lazy(async () => ({ default: (await import('./DocsShell.tsx')).DocsShell }))
const Page = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }))

/** The frame of a docs page, loaded when one is opened: stories don't wait for Storybook's blocks. */
export function LazyDocsShell(props: PropsWithChildren<DocsContainerProps>) {
  return (
    <Suspense>
      <Shell {...props} />
    </Suspense>
  )
}

/** The docs page of a component, loaded when one is opened. */
export function LazyComponentPage() {
  return (
    <Suspense>
      <Page />
    </Suspense>
  )
}
