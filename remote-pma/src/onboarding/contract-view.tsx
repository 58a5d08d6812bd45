import type { Contract } from '@sarv/shared/contract/pma-onboarding'
import { usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Button } from '@sarv/shared/ui/button'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { Skeleton } from '@sarv/shared/ui/skeleton'
import { useEffect, useRef } from 'react'
import { contractFileQuery, contractsQuery } from './contract-queries'
import styles from './contracts.module.css'

/** One contract to be read page by page and saved under its name, with the way back to the list. (PMA-035, PMA-007) */
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
        <bdi>{contract?.name}</bdi>
      </h2>
      <div className={styles.paper}>
        <Loaded query={contracts} skeleton={<PaperSkeleton />} title={t('contracts.failed')}>
          {() => contract && <Paper uuid={uuid} contract={contract} />}
        </Loaded>
      </div>
      <ActionBar>
        <Button variant="tonal" block onClick={onClose}>
          {t('contracts.closePaper')}
        </Button>
      </ActionBar>
    </Page>
  )
}

function Paper({ uuid, contract }: { uuid: string; contract: Contract }) {
  const { t } = useTranslation()
  const platform = usePlatform()
  const { PdfViewer } = platform
  const file = useQuery(contractFileQuery(platform, uuid, contract))
  return (
    <Loaded query={file} skeleton={<PaperSkeleton />} title={t('contracts.paperFailed')}>
      {(blob) => <PdfViewer file={blob} title={contract.name} name={contract.name} />}
    </Loaded>
  )
}

function PaperSkeleton() {
  return <Skeleton height={500} radius={4} />
}
