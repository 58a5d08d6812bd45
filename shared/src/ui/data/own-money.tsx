import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import type { ComponentProps, ReactNode } from 'react'
import { Hidden, hiddenAmount, Money, Toman } from './money'

/**
 * Money of the person's own investments: stars while the person hides amounts, in every place. (INV-003, D-62)
 * @example <OwnMoney amount={order.amount} unit={false} />
 */
export function OwnMoney(props: Omit<ComponentProps<typeof Money>, 'hidden'>) {
  const { visible = false } = useBalanceVisibility()
  return <Money {...props} hidden={!visible} />
}

/** The same amount in toman, gone while amounts are hidden. Takes rial. */
export function OwnToman({ amount }: { amount: number }) {
  const { visible = false } = useBalanceVisibility()
  return <Toman amount={amount} hidden={!visible} />
}

/** Any other figure that tells how much a person has, such as units. @example <OwnFigure>{t('units', …)}</OwnFigure> */
export function OwnFigure({ children }: { children: ReactNode }) {
  const { visible = false } = useBalanceVisibility()
  return visible ? children : <Hidden />
}

/** Hook for figures within a sentence: what it returns puts stars in their place while amounts are hidden. */
export function useOwnText(): (figure: string) => string {
  const { visible = false } = useBalanceVisibility()
  return (figure) => (visible ? figure : hiddenAmount)
}
