import type { Change, RemoteRow } from '@sarv/platform/delivery/console/contract'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { useEffect, useState } from 'react'
import { ChangeSentences } from '../audit/change-sentences'
import { previewQuery } from '../console-queries'
import { NumberedErrors } from '../failure-text'
import { FailureAlert } from '../session/failure-alert'
import type { Typed } from '../session/kept-typing'
import styles from './change.module.css'
import type { FieldsOfForm } from './change-form'

/** Milliseconds without a key until the dry run is asked for. */
const quiet = 300

/** What a change would do, by a dry run with every check of the gate; where it needs one, with the agreement to it. */
export function ChangePreview({
  row: { name, may },
  wanted,
  form: { agreed },
  set,
  typed,
}: Pick<FieldsOfForm, 'form' | 'set'> & {
  row: Pick<RemoteRow, 'name' | 'may'>
  wanted: Change | undefined
  typed: Typed
}) {
  const { t } = useTranslation('console')
  const settled = useSettled(wanted)
  const preview = useQuery(previewQuery(name, settled))
  const needsAgreement = agreed || preview.data?.errors?.some(({ code }) => ['SARV-225', 'SARV-239'].includes(code))
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
        <FailureAlert error={preview.error} typed={typed} />
      ) : (
        <p className={styles.waiting}>{t('change.asking')}</p>
      )}
      {needsAgreement &&
        (may.includes('agree-authority') ? (
          <Checkbox checked={agreed} onChange={({ target }) => set({ agreed: target.checked })}>
            {t('form.agreed')}
          </Checkbox>
        ) : (
          <p>{t('form.mayNotAgree')}</p>
        ))}
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
