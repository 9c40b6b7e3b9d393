import { useEffect, useEffectEvent, useRef } from 'react'
import { useSearchParams, type URLSearchParamsInit } from 'react-router'
import { useHistorySettled } from '#shared/history/openLayers.tsx'

/** The parameters of the page's address, and how to change them. */
export type Address = [
  params: URLSearchParams,
  change: (params: URLSearchParamsInit, options?: { replace?: boolean }) => void,
]

/**
 * The parameters of the page's address. After a dialog is closed, a change waits until its history entry is left, because going
 * back would undo the change.
 */
export function useAddress(): Address {
  const [params, navigate] = useSearchParams()
  const isSettled = useHistorySettled()
  const waiting = useRef<Parameters<Address[1]> | null>(null)
  const changeWaiting = useEffectEvent(() => {
    const change = waiting.current
    waiting.current = null
    if (change !== null) navigate(...change)
  })
  useEffect(() => {
    if (isSettled) changeWaiting()
  }, [isSettled])
  return [
    params,
    (...change) => {
      if (isSettled) navigate(...change)
      else waiting.current = change
    },
  ]
}
