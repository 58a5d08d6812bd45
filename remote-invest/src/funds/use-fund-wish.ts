import { useSearchParams } from '@sarv/shared/platform'
import { debounceMs } from '@sarv/shared/rules/constants'
import { useEffect, useState } from 'react'
import { addressOf, type FundWish, longestQuery, wishFrom } from './fund-wish'

/**
 * What the person wants to see of the funds. It lives in the address, so that it survives a reload and the way back from
 * a fund; what is being typed follows it there once the fingers rest, since browsers count how often an address changes.
 */
export function useFundWish(): {
  readonly wish: FundWish
  readonly type: (text: string) => void
  /** Takes what was typed into the address at once. */
  readonly settle: () => void
  readonly change: (change: Partial<FundWish>) => void
} {
  const [address, setAddress] = useSearchParams()
  const settled = wishFrom(address)
  const [typed, setTyped] = useState<{ text: string; over: string }>()
  // Once the address has changed, by this text or by the back button, it counts again.
  const typing = typed?.over === settled.query ? typed.text : undefined
  useEffect(() => {
    if (typing === undefined) return
    const write = () => setAddress((now) => addressOf({ ...wishFrom(now), query: typing }), { replace: true })
    const timer = setTimeout(write, debounceMs)
    return () => clearTimeout(timer)
  }, [typing, setAddress])
  const wish = { ...settled, query: typing ?? settled.query }
  const change = (wished: Partial<FundWish>) => {
    setTyped(undefined)
    setAddress(addressOf({ ...wish, ...wished }), { replace: true })
  }
  return {
    wish,
    type: (text) => setTyped({ text: text.slice(0, longestQuery), over: settled.query }),
    settle: () => typing !== undefined && change({}),
    change,
  }
}
