import { useFormat } from '@sarv/shared/platform'
import { LeftToRight } from '@sarv/shared/ui/data/left-to-right'

/** The predicted yearly return of an offer; a dash where its funds have no year yet. (REC-020) */
export function OfferReturn({ value }: { value: number | null }) {
  const { percent } = useFormat()
  return value === null ? '-' : <LeftToRight>{percent(value)}</LeftToRight>
}
