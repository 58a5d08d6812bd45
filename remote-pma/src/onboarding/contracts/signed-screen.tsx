import { useFormat, useTranslation } from '@sarv/shared/platform'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { Outcome } from '@sarv/shared/ui/feedback/outcome'
import { Card } from '@sarv/shared/ui/layout/card'
import { Page } from '@sarv/shared/ui/layout/page'
import { typography } from '@sarv/shared/ui/layout/primitives'
import type { PmaStage } from '../flow/onboarding-flow'
import styles from './contracts.module.css'

/** Success screen of signing: the digital signature with a copy button, and close. (PMA-039) */
export function SignedScreen({ stage, onClose }: { stage: PmaStage; onClose: () => void }) {
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

/** Card with the digital signature and its time; renders nothing without a signature. */
export function SignatureFacts({ stage }: { stage: PmaStage }) {
  const { t } = useTranslation()
  const { day, time } = useFormat()
  const block = findBlock(stage.wire, 'digital_sign')
  const signature = textIn(block, 'digital_sign')
  const at = textIn(block, 'signed_at')
  if (signature === undefined) return null
  return (
    <Card as="section" label={t('contracts.signature')}>
      <div className={styles.head}>
        <h3 className={typography.section}>{t('contracts.signature')}</h3>
        <CopyButton text={signature} label={t('contracts.copySignature')} />
      </div>
      <p dir="ltr" className={styles.signature}>
        {signature}
      </p>
      {at && (
        <KeyValues
          rows={[{ key: t('contracts.signedAt'), value: t('contracts.at', { date: day(at), time: time(at) }) }]}
        />
      )}
    </Card>
  )
}
