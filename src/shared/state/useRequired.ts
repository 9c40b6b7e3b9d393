import { use, type Context } from 'react'

/** The value of a context. @throws Error outside of its provider */
export function useRequired<Value>(context: Context<Value | null>, provider: string): Value {
  const value = use(context)
  if (value === null) throw new Error(`${provider} is missing`)
  return value
}
