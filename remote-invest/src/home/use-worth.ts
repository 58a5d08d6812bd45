import type { UserAssets } from '@sarv/shared/contract/assets'
import { useQuery } from '@sarv/shared/platform'
import { useEffect } from 'react'
import { bankBalanceQuery, shownWorthQuery } from './worth-queries'

/** What the worth of home says of the person's bank accounts. */
export type AccountsState = 'none' | 'loading' | 'failed' | 'counted' | 'left-out'

export interface Worth {
  /** Rial. */
  readonly amount: number
  readonly accounts: AccountsState
}

/**
 * The worth: what is held, with what is in the bank accounts where the person has some, wants them counted, and their
 * balance is known.
 * @param bank rial; null without an account, undefined while unknown
 * @example toWorth(1_284, 89, { failed: false, wanted: true }) // { amount: 1_373, accounts: 'counted' }
 */
export function toWorth(
  held: number,
  bank: number | null | undefined,
  { failed, wanted }: { failed: boolean; wanted: boolean },
): Worth {
  if (bank === null) return { amount: held, accounts: 'none' }
  if (bank === undefined) return { amount: held, accounts: failed ? 'failed' : 'loading' }
  return wanted ? { amount: held + bank, accounts: 'counted' } : { amount: held, accounts: 'left-out' }
}

/** Hook of the worth of home; undefined until what is held and what the person chose are known. It is kept for the next visit. */
export function useWorth(assets: UserAssets | undefined, wanted: boolean | undefined) {
  const bank = useQuery(bankBalanceQuery())
  const worth =
    assets && wanted !== undefined
      ? toWorth(assets.total_value, bank.data, { failed: bank.error !== null, wanted })
      : undefined
  // An amount without a balance that is still on its way is no worth to begin the next visit with.
  const shown = worth?.accounts === 'loading' ? undefined : worth?.amount
  const { refetch } = useQuery(shownWorthQuery(shown))
  useEffect(() => {
    if (shown !== undefined) void refetch()
  }, [shown, refetch])
  return { worth, bank }
}
