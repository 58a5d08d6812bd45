import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { Hidden } from '@sarv/shared/ui/data/money'
import type { ReactNode } from 'react'

/**
 * A figure that tells what lies on the card or went over it: stars while the person hides the card's amounts. (BNK-005)
 * @example <CardFigure><Money amount={amount} /></CardFigure>
 */
export function CardFigure({ children }: { children: ReactNode }) {
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  return visible ? children : <Hidden />
}
