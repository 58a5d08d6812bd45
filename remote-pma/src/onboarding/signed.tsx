import { useFormat, useTranslation } from '@sarv/shared/platform'
import { blockOf, textIn } from '@sarv/shared/stages/page-blocks'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { Button } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { CopyButton } from '@sarv/shared/ui/copy-button'
import { KeyValues } from '@sarv/shared/ui/key-values'
import { Outcome } from '@sarv/shared/ui/outcome'
import { Page } from '@sarv/shared/ui/page'
import styles from './contracts.module.css'
import type { PmaStage } from './onboarding-flow'

/** The contracts are signed: the digital signature, to be copied, and the way on. (PMA-039) */
export function Signed({ stage, onClose }: { stage: PmaStage; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Page width="flow">
      <Outcome good title={t('contracts.success')} text={t('contracts.successLead')} />
      <SignatureFacts stage={stage} />
      <ActionBar>
        <Button block onClick={onClose}>
          {t('contracts.close')}
        </Button>
      </ActionBar>
    </Page>
  )
}

/** The signature and when it was made; nothing where there is none. */
export function SignatureFacts({ stage }: { stage: PmaStage }) {
  const { t } = useTranslation()
  const { dateLong, time } = useFormat()
  const block = blockOf(stage.wire, 'digital_sign')
  const signature = textIn(block, 'digital_sign')
  const at = textIn(block, 'signed_at')
  if (signature === undefined) return null
  return (
    <Card as="section" label={t('contracts.signature')}>
      <div className={styles.head}>
        <h3 className={styles.label}>{t('contracts.signature')}</h3>
        <CopyButton text={signature} label={t('contracts.copySignature')} />
      </div>
      <p dir="ltr" className={styles.signature}>
        {signature}
      </p>
      {at && (
        <KeyValues
          rows={[{ key: t('contracts.signedAt'), value: t('contracts.at', { date: dateLong(at), time: time(at) }) }]}
        />
      )}
    </Card>
  )
}
