import type { DestinationOwner } from '@sarv/shared/contract/bank-transfers'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { debounceMs } from '@sarv/shared/rules/constants'
import { transferAmount, transferFee } from '@sarv/shared/rules/transfer-rules'
import { useEffect, useState } from 'react'
import type { TakenWay, Way } from './transfer-ways'
import { useWayCaption } from './way-choice'

/** What is wrong with a typed amount, and what is said of the first transfer to a destination. */
interface AmountProblem {
  /** A sentence, shown; the first digits of any amount are too little, so that is said a moment later. */
  readonly shown: string | undefined
  /** Nothing is wrong: the transfer can be confirmed. */
  readonly isGood: boolean
  readonly isAboveBalance: boolean
  /** How much may go there today, where the destination is new and the amount is not above it. (BNK-082) */
  readonly firstTime: string | undefined
}

/** Judges an amount by the rules, the balance and what a new destination may get today. (VAL-18, BNK-065, BNK-082) */
export function useAmountProblem({
  typed,
  amount,
  available,
  owner,
  ways,
  taken,
  bank,
  pressed,
}: {
  /** As it was typed. */
  typed: string
  /** Rial; undefined while none is typed. */
  amount: number | undefined
  /** Rial that may be spent. */
  available: number
  owner: DestinationOwner
  ways: readonly Way[]
  taken: TakenWay | undefined
  bank: string
  /** The person wants to go on. */
  pressed: boolean
}): AmountProblem {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const captionOf = useWayCaption(amount, bank)
  const fee = amount !== undefined && taken ? transferFee(amount, taken.rule.fee) : 0
  const fault = amount === undefined ? undefined : transferAmount(amount, available, fee)
  const { left_today: left } = owner
  const firstTime =
    left === undefined ? undefined : t(`transfer.firstTime.${left > 0 ? 'left' : 'none'}`, { amount: rial(left) })
  const isAboveFirstTime = left !== undefined && amount !== undefined && amount > left
  const closed = taken === undefined ? ways.find(({ closedBy }) => closedBy !== 'elsewhere') : undefined
  const said =
    (fault && t(fault)) ??
    (amount !== undefined && closed ? captionOf(closed) : undefined) ??
    (isAboveFirstTime ? firstTime : undefined) ??
    (pressed && amount === undefined ? t('ui:rules.required') : undefined)
  const isTooSmall = fault === 'ui:rules.minimum-transfer' || (fault === undefined && closed?.closedBy === 'tooSmall')
  const [judged, judge] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(judge, debounceMs, typed)
    return () => clearTimeout(timer)
  }, [typed])
  return {
    shown: !isTooSmall || pressed || judged === typed ? said : undefined,
    isGood: amount !== undefined && taken !== undefined && fault === undefined && !isAboveFirstTime,
    isAboveBalance: fault === 'ui:rules.balance',
    firstTime: isAboveFirstTime ? undefined : firstTime,
  }
}
