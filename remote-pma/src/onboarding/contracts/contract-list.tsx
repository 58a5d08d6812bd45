import { useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { List, ListRow } from '@sarv/shared/ui/data/list-row'
import { StatusBadge } from '@sarv/shared/ui/data/status-badge'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { Page } from '@sarv/shared/ui/layout/page'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { RiskCheckbox, RiskWarning } from '../../suitability/risk-warning'
import { readWarning } from '../flow/consents'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { contractsQuery } from './contract-queries'
import styles from './contracts.module.css'
import { SignatureFacts } from './signed-screen'
import { SignerSheet } from './signer-sheet'
import { isCodeValid, type SigningForm } from './signing-flow'

/**
 * List of the contracts, to be signed or signed; signing needs the checkbox and the signer's data. (PMA-016, PMA-034,
 * PMA-036)
 */
export function ContractList({
  onboarding,
  stage,
  readOnly,
  form,
  sending,
  agreed,
  riskAccepted,
  returned,
  onAgree,
  onAcceptRisk,
  onView,
  onSend,
  onResume,
}: StageScreenProps & {
  /** The form whose code was sent, if any. */
  form: SigningForm | undefined
  sending: boolean
  agreed: boolean
  riskAccepted: boolean
  /** Back from a contract or the code: the focus moves to the title. */
  returned: boolean
  onAgree: (agreed: boolean) => void
  onAcceptRisk: (accepted: boolean) => void
  onView: (key: string) => void
  onSend: (form: Pick<SigningForm, 'email_address' | 'address_id' | 'receiver'>) => void
  onResume: (form: SigningForm) => void
}) {
  const { t } = useTranslation()
  const contracts = useQuery(contractsQuery(onboarding.onb_uuid))
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => {
    if (returned) title.current?.focus()
  }, [returned])
  const [confirming, setConfirming] = useState(false)
  const risk = readWarning(stage)
  const isDone = readOnly || stage.status === 'DONE'
  return (
    <Page width="flow">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('contracts.title')}
      </h2>
      <p className={styles.lead}>{t(isDone ? 'contracts.signedLead' : 'contracts.lead')}</p>
      {!isDone && stage.status === 'FAILED' && stage.wire.message[0] && <Alert tone="r">{stage.wire.message[0]}</Alert>}
      {!isDone && risk && (
        <div className={styles.risk}>
          <RiskWarning text={risk.text} />
        </div>
      )}
      <QueryBoundary query={contracts} skeleton={<SkeletonCard rows={2} />} title={t('contracts.failed')} whole>
        {(all) => (
          <>
            <List label={t('contracts.title')}>
              {all.map(({ key, name, status }) => (
                <ListRow
                  key={key}
                  tile={<Tile icon={FileText} tone="gray" />}
                  title={name}
                  end={<StatusBadge set="contract" value={status} />}
                  onPress={() => onView(key)}
                  chevron
                />
              ))}
            </List>
            {isDone ? (
              <SignatureFacts stage={stage} />
            ) : (
              <ActionBar>
                <Checkbox checked={agreed} onChange={({ target }) => onAgree(target.checked)}>
                  {t('contracts.agree')}
                </Checkbox>
                {risk && <RiskCheckbox accepted={riskAccepted} onAccept={onAcceptRisk} />}
                <Button block disabled={!agreed || (risk && !riskAccepted)} onClick={() => setConfirming(true)}>
                  {t('contracts.sign')}
                </Button>
              </ActionBar>
            )}
          </>
        )}
      </QueryBoundary>
      {!isDone && (
        <SignerSheet
          open={confirming}
          onClose={() => setConfirming(false)}
          stage={stage}
          sending={sending}
          onAccept={(signer) => {
            // A code that was sent and has not expired is still good, with the data as corrected since.
            if (isCodeValid(form, Date.now())) onResume({ ...form, ...signer })
            else onSend(signer)
          }}
        />
      )}
    </Page>
  )
}
