import { useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import { isUnsupported, sessionsQuery } from './sessions-queries'

/** A row with the number of sign-ins as its caption; nothing where the API keeps no list of them. (HST-062) */
export function SessionsCount({ children }: { children: (caption: ReactNode) => ReactNode }) {
  const { t } = useTranslation('host')
  const { number } = useFormat()
  const { data, error, isPending } = useQuery(sessionsQuery())
  if (isUnsupported(error)) return null
  if (isPending) return children(<Skeleton width={120} />)
  if (data === undefined) return children(undefined)
  return children(data.length > 1 ? t('sessions.several', { devices: number(data.length) }) : t('sessions.only'))
}
