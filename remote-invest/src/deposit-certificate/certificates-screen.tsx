import { failureKey, isNotFound, sentenceOf } from '@sarv/shared/api/read-failure'
import { today } from '@sarv/shared/calendar/days'
import { Navigate, useQuery, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { useBalanceVisibility } from '@sarv/shared/storage/use-balance-visibility'
import { Alert } from '@sarv/shared/ui/alert'
import { List } from '@sarv/shared/ui/list-row'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { FundFilter } from '../paper-filter/fund-filter'
import { NothingHere } from '../paper-filter/nothing-here'
import { paperFilter } from '../paper-filter/paper-filter'
import { certificatesQuery, useCertificateFile } from './certificate-queries'
import { CertificateRow } from './certificate-row'

/** A certificate for each fund that the person holds; pressed, it opens as a document. (INV-062) */
export function CertificatesScreen() {
  const { t } = useTranslation()
  const [query] = useSearchParams()
  const { ds_code } = paperFilter(query, today())
  const { visible = false } = useBalanceVisibility()
  const certificates = useQuery(certificatesQuery(ds_code))
  const file = useCertificateFile()
  if (isNotFound(certificates.error) && !certificates.isFetching) return <Navigate to="/not-found" replace />
  return (
    <Page>
      <FundFilter code={ds_code} />
      <Loaded query={certificates} skeleton={<SkeletonCard rows={3} />} whole>
        {(all) =>
          all.length === 0 ? (
            <NothingHere filter={{ ds_code }} title={t('certificates.none')} text={t('certificates.noneText')} />
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
      </Loaded>
      {file.error !== null && (
        <Alert tone="r" live>
          {sentenceOf(file.error) ?? t(`ui:failure.${failureKey(file.error)}`)}
        </Alert>
      )}
    </Page>
  )
}
