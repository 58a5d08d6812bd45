import { useTranslation } from '@sarv/shared/platform'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import type { FailedRead } from '@sarv/shared/ui/layout/page-failures'

/** The error state of a query on an account page, for `QueryBoundary`: what did not load, and one retry. */
export function LoadError({ query, text, whole = false }: { query: FailedRead; text: string; whole?: boolean }) {
  const { t } = useTranslation('host')
  return <LoadFailed query={query} text={`${text} ${t('account.checkConnection')}`} whole={whole} />
}
