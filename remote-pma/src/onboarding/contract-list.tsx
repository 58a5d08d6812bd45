import { useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Alert } from '@sarv/shared/ui/alert'
import { Button } from '@sarv/shared/ui/button'
import { Checkbox } from '@sarv/shared/ui/checkbox'
import { List, ListRow } from '@sarv/shared/ui/list-row'
import { Loaded } from '@sarv/shared/ui/loaded'
import { Page } from '@sarv/shared/ui/page'
import { SkeletonCard } from '@sarv/shared/ui/skeleton'
import { StatusBadge } from '@sarv/shared/ui/status-badge'
import { Tile } from '@sarv/shared/ui/tile'
import { FileText } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { contractsQuery } from './contract-queries'
import { isCodeOut, type SigningForm } from './contract-signing'
import styles from './contracts.module.css'
import { SignUserInfo } from './sign-user-info'
import { SignatureFacts } from './signed'
import type { StagePart } from './stage-part'

/** What is to be signed, or was; a signature needs the tick and who signs. (PMA-016, PMA-034, PMA-036) */
export function ContractList({
  onboarding,
  stage,
  readOnly,
  form,
  sending,
  agreed,
  returned,
  onAgree,
  onView,
  onSend,
  onResume,
}: StagePart & {
  /** With the code that is out. */
  form: SigningForm | undefined
  sending: boolean
  agreed: boolean
  /** From a paper or the code: the focus begins anew. */
  returned: boolean
  onAgree: (agreed: boolean) => void
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
  const isDone = readOnly || stage.status === 'DONE'
  return (
    <Page width="flow">
      <h2 ref={title} tabIndex={-1} className={styles.title}>
        {t('contracts.title')}
      </h2>
      <p className={styles.lead}>{t(isDone ? 'contracts.signedLead' : 'contracts.lead')}</p>
      {!isDone && stage.status === 'FAILED' && stage.wire.message[0] && <Alert tone="r">{stage.wire.message[0]}</Alert>}
      <Loaded query={contracts} skeleton={<SkeletonCard rows={2} />} title={t('contracts.failed')} whole>
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
                <Button block disabled={!agreed} onClick={() => setConfirming(true)}>
                  {t('contracts.sign')}
                </Button>
              </ActionBar>
            )}
          </>
        )}
      </Loaded>
      {!isDone && (
        <SignUserInfo
          open={confirming}
          onClose={() => setConfirming(false)}
          stage={stage}
          sending={sending}
          onAccept={(asked) => {
            // The one that was sent is still good, now with what may have been corrected.
            if (isCodeOut(form, Date.now())) onResume({ ...form, ...asked })
            else onSend(asked)
          }}
        />
      )}
    </Page>
  )
}
