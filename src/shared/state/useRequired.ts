import { use, type Context } from 'react'

/** What a provider gives. @throws Error outside of it */
export function useRequired<Value>(context: Context<Value | null>, provider: string): Value {
  const value = use(context)
  if (value === null) throw new Error(`${provider} is missing`)
  return value
}
