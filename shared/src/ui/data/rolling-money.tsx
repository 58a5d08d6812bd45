import { useFormat } from '@sarv/shared/platform'
import { Money } from './money'
import { RollingNumber } from './rolling-number'

/**
 * The great number of a screen, whose digits roll when it changes. Load it late, with a `Money` of the same look in its
 * place: a number that has just come does not roll.
 * @example <Suspense fallback={<Money amount={total} look="hero" />}><RollingMoney amount={total} /></Suspense>
 */
export function RollingMoney({ amount, hidden }: { /** Rial, integer. */ amount: number; hidden?: boolean }) {
  const { number } = useFormat()
  return (
    <Money amount={amount} look="hero" hidden={hidden}>
      {amount === 0 ? undefined : <RollingNumber text={number(amount)} />}
    </Money>
  )
}
