import { sentenceOf } from '@sarv/platform/client/api/read-failure'
import { useDraft } from '@sarv/shared/drafts/use-draft'
import { usePlatform, useTranslation } from '@sarv/shared/platform'
import { normalizeIban, parseTypedIban } from '@sarv/shared/rules/typed-iban'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { showInvalid } from '@sarv/shared/ui/fields/show-invalid'
import { IbanInput, typedIbanError } from '@sarv/shared/ui/forms/iban-input'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { AccountTerms } from './account-terms'
import styles from './onboarding.module.css'
import { useAddBankAccount } from './onboarding-queries'

/** Level 1: the form of the bank account and the acceptance of the terms (HST-053, VAL-24). */
export function BankStage({ onDone }: { onDone: () => void }) {
  const { t } = useTranslation('host')
  const { toast } = usePlatform()
  const { typed, change, discard } = useDraft('iban', '', parseTypedIban)
  const [accepted, setAccepted] = useState(false)
  const [tried, setTried] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const tick = useRef<HTMLInputElement>(null)
  const add = useAddBankAccount(() => {
    discard()
    toast(t('onboarding.done'))
    onDone()
  })
  const error = typedIbanError(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (error !== undefined) showInvalid(field.current)
    else if (!accepted) showInvalid(tick.current)
    else add.mutate(normalizeIban(typed))
  }
  return (
    <form className={styles.form} onSubmit={submit} noValidate>
      <div>
        <h2 className={typography.title}>{t('onboarding.bank')}</h2>
        <p className={styles.lead}>{t('onboarding.bankText')}</p>
      </div>
      <IbanInput
        ref={field}
        label={t('onboarding.iban')}
        help={t('onboarding.ibanHelp')}
        value={typed}
        onChange={(event) => change(event.target.value)}
        error={tried && error ? t(error) : undefined}
      />
      <Checkbox
        ref={tick}
        checked={accepted}
        onChange={(event) => setAccepted(event.target.checked)}
        error={tried && !accepted ? t('onboarding.acceptFirst') : undefined}
      >
        {t('onboarding.accept')}
      </Checkbox>
      <AccountTerms />
      {add.isError && (
        <Alert tone="r" live>
          {sentenceOf(add.error) ?? t('onboarding.bankFailed')}
        </Alert>
      )}
      <ActionBar>
        <OnlineButton type="submit" block loading={add.isPending || add.isSuccess}>
          {t('onboarding.activate')}
        </OnlineButton>
      </ActionBar>
    </form>
  )
}
