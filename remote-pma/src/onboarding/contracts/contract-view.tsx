import type { Contract } from '@sarv/shared/contract/pma-onboarding'
import { usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Page } from '@sarv/shared/ui/layout/page'
import { useEffect, useRef } from 'react'
import { contractFileQuery, contractsQuery } from './contract-queries'
import styles from './contracts.module.css'

/** View of one contract as a PDF, saved under its name, with a button back to the list. (PMA-035, PMA-007) */
export function ContractView({
  uuid,
  contractKey,
  onClose,
}: {
  uuid: string
  contractKey: string
  onClose: () => void
}) {
  const { t } = useTranslation()
  const contracts = useQuery(contractsQuery(uuid))
  const contract = contracts.data?.find(({ key }) => key === contractKey)
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <Page width="flow">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {contract && <OwnText text={contract.name} />}
      </h2>
      <div className={styles.pdf}>
        <QueryBoundary query={contracts} skeleton={<ContractPdfSkeleton />} title={t('contracts.failed')}>
          {() => contract && <ContractPdf uuid={uuid} contract={contract} />}
        </QueryBoundary>
      </div>
      <ActionBar>
        <Button variant="tonal" block onClick={onClose}>
          {t('contracts.closeContract')}
        </Button>
      </ActionBar>
    </Page>
  )
}

function ContractPdf({ uuid, contract }: { uuid: string; contract: Contract }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const { PdfViewer } = platform
  const file = useQuery(contractFileQuery(platform, uuid, contract))
  return (
    <QueryBoundary query={file} skeleton={<ContractPdfSkeleton />} title={t('contracts.contractFailed')}>
      {(blob) => <PdfViewer file={blob} title={contract.name} name={contract.name} />}
    </QueryBoundary>
  )
}

function ContractPdfSkeleton() {
  return <Skeleton height={500} radius={4} />
}
