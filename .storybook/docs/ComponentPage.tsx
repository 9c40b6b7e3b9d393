import { useContext, type ReactNode } from 'react'
import { ArgTypes, Controls, Description, DocsContext, useOf } from '@storybook/addon-docs/blocks'
import type { About } from './about.ts'
import { ShownStory } from './ShownStory.tsx'

/** The docs page of a component: its purpose, its first story with controls, its notes, and its other stories. */
export function ComponentPage() {
  const { preparedMeta } = useOf('meta', ['meta'])
  const { about } = preparedMeta.parameters
  // In the order of the file; a module's exports are sorted alphabetically.
  const [first, ...others] = useContext(DocsContext).componentStories()
  const props = propsOf(preparedMeta.component)
  const name = preparedMeta.title.split('/').at(-1)
  return (
    <>
      <h1>{name}</h1>
      {about ? <p className="docs-lead">{written(about.use)}</p> : <Description of="meta" />}
      {first && (
        <>
          <h2 id="example">Example</h2>
          <ShownStory story={first} isFirst />
        </>
      )}
      <h2 id="props">Props</h2>
      {first ? (
        <Controls of={first.moduleExport as unknown} include={props} />
      ) : (
        <ArgTypes of="meta" include={props} />
      )}
      {about && <Notes about={about} />}
      {others.length > 0 && <h2 id="states">Every state</h2>}
      {others.map((story) => (
        <section key={story.id} aria-labelledby={`state-${story.id}`}>
          <h3 id={`state-${story.id}`}>{story.name}</h3>
          <Description of={story.moduleExport as unknown} />
          <ShownStory story={story} />
        </section>
      ))}
    </>
  )
}

/** The component's own props, without those passed to its element. */
function propsOf(component: unknown): string[] {
  const documented = component as { __docgenInfo?: { props: object } } | undefined
  return Object.keys(documented?.__docgenInfo?.props ?? {})
}

/** A note's text, with backticks rendered as code. */
function written(note: string): ReactNode[] {
  return note.split('`').map((part, at) => (at % 2 === 1 ? <code key={at}>{part}</code> : part))
}

function Notes({ about }: { about: About }) {
  return (
    <>
      <h2 id="not">When not</h2>
      <p>{written(about.not)}</p>
      <h2 id="accessibility">Accessibility</h2>
      <ul>
        {about.accessibility.map((fact) => (
          <li key={fact}>{written(fact)}</li>
        ))}
      </ul>
    </>
  )
}
