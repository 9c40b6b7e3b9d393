import { createContext, use, type ComponentProps } from 'react'

/** Makes the address that a link's `href` stands for; `href` itself unless a provider says otherwise. */
export const HrefContext = createContext<(href: string) => string>((href) => href)

/** The element of all links within the shop. Its address comes from the nearest `HrefProvider`. */
export function Anchor({ href, ...rest }: ComponentProps<'a'>) {
  const resolve = use(HrefContext)
  return <a href={href === undefined ? undefined : resolve(href)} {...rest} />
}
