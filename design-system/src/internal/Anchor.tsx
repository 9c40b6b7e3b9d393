import { createContext, use, type ComponentProps } from 'react'

/**
 * Makes the address that a link's `href` stands for, such as `/en/orders` of `/orders`; `href` itself unless a provider
 * says otherwise. Handlers still get the given `href`. The function must be stable.
 */
export const HrefContext = createContext<(href: string) => string>((href) => href)

/** The element of all links within the shop. Its address comes from `HrefContext`. */
export function Anchor({ href, ...rest }: ComponentProps<'a'>) {
  const resolve = use(HrefContext)
  return <a href={href === undefined ? undefined : resolve(href)} {...rest} />
}
