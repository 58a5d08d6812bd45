import type { HealthSeries } from '@sarv/platform/delivery/console/contract'
import { useFormat } from '@sarv/shared/platform'

/** Minutes of a part that is a whole day. */
const day = 24 * 60

/** Hook of when a part of a series begins, as people read it: a day by its date, all else by its time. */
export function useStartText({ minutes }: Pick<HealthSeries, 'minutes'>): (iso: string) => string {
  const { date, time } = useFormat()
  return minutes < day ? time : date
}
