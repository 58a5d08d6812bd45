import { useFormat } from '@sarv/shared/platform'

/** The predicted yearly return of an offer; a dash where its funds have no year yet. (REC-020) */
export function OfferReturn({ value }: { value: number | null }) {
  const { percent } = useFormat()
  return value === null ? (
    '-'
  ) : (
    <bdi dir="ltr" translate="no">
      {percent(value)}
    </bdi>
  )
}
