import { isNotFound } from '@sarv/platform/client/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { List } from '@sarv/shared/ui/data/list-row'
import { CallErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { EmptyStatement } from '../statement-filter/empty-statement'
import { FundFilter } from '../statement-filter/fund-filter'
import { parseStatementFilter } from '../statement-filter/statement-filter'
import { certificatesQuery, useCertificateFile } from './certificate-queries'
import { CertificateRow } from './certificate-row'

/** Certificates screen: one for each held fund; a press opens its PDF. (INV-062) */
export function CertificatesScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { ds_code } = parseStatementFilter(query, today())
  const { visible = false } = useBalanceVisibility()
  const certificates = useQuery(certificatesQuery(ds_code))
  const file = useCertificateFile()
  if (isNotFound(certificates.error) && !certificates.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={ds_code} />
      <QueryBoundary query={certificates} skeleton={<SkeletonCard rows={3} />} whole>
        {(all) =>
          all.length === 0 ? (
            <EmptyStatement filter={{ ds_code }} title={t('certificates.none')} text={t('certificates.noneText')} />
          ) : (
            <List label={t('certificates.list')}>
              {all.map((certificate) => (
                <CertificateRow
                  key={certificate.id}
                  certificate={certificate}
                  visible={visible}
                  opening={file.isPending && file.variables.id === certificate.id}
                  onOpen={() => !file.isPending && file.mutate(certificate)}
                />
              ))}
            </List>
          )
        }
      </QueryBoundary>
      <CallErrorAlert error={file.error} />
    </Page>
  )
}
