import type { Change } from '@sarv/platform/delivery/console/contract'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { useEffect, useState } from 'react'
import { ChangeSentences } from '../audit/change-sentences'
import { previewQuery } from '../console-queries'
import { FailureText, NumberedErrors } from '../failure-text'
import styles from './change.module.css'

/** Milliseconds without a key until the dry run is asked for. */
const quiet = 300

/** What a change would do, by a dry run with every check of the gate; where it needs one, with the agreement to it. */
export function ChangePreview({
  name,
  wanted,
  agreed,
  onAgree,
}: {
  name: string
  wanted: Change | undefined
  agreed: boolean
  onAgree: (agreed: boolean) => void
}) {
  const { t } = useTranslation('console')
  const settled = useSettled(wanted)
  const preview = useQuery(previewQuery(name, settled))
  const needsAgreement = agreed || preview.data?.errors?.some(({ code }) => code === 'SARV-225')
  return (
    <div className={styles.preview} aria-live="polite">
      <h3>{t('change.preview')}</h3>
      {settled === undefined ? (
        <p className={styles.waiting}>{t('change.incomplete')}</p>
      ) : preview.data?.errors ? (
        <Alert tone="w">
          <NumberedErrors errors={preview.data.errors} />
        </Alert>
      ) : preview.data ? (
        <ChangeSentences what={preview.data.what} />
      ) : preview.error ? (
        <Alert tone="w">
          <FailureText error={preview.error} />
        </Alert>
      ) : (
        <p className={styles.waiting}>{t('change.asking')}</p>
      )}
      {needsAgreement && (
        <Checkbox checked={agreed} onChange={({ target }) => onAgree(target.checked)}>
          {t('form.agreed')}
        </Checkbox>
      )}
    </div>
  )
}

/** The change without its reason, which changes nothing about it, once the person has stopped typing. */
function useSettled(wanted: Change | undefined): Change | undefined {
  const text = wanted && JSON.stringify({ ...wanted, why: undefined })
  const [settled, setSettled] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(text), quiet)
    return () => clearTimeout(timer)
  }, [text])
  return settled === undefined ? undefined : (JSON.parse(settled) as Change)
}
