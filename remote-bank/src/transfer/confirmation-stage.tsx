import type { DestinationOwner, TransferRule } from '@sarv/shared/contract/bank-transfers'
import { useFormat, useMutation, useTranslation } from '@sarv/shared/platform'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Money, Toman } from '@sarv/shared/ui/data/money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { type FormEvent, useState } from 'react'
import type { OpenAccount } from '../card/account-choice'
import { ConfirmTransfer } from './confirm-transfer'
import { DestinationOwnerLine } from './destination-owner-line'
import { SecondPassword } from './second-password'
import styles from './transfer.module.css'
import type { TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'

/**
 * Stage of what proves that the person asks for it: the second password by text message, which is state of this stage and
 * goes with it. (BNK-061, D-250, T16)
 */
export function ConfirmationStage({
  kind,
  source,
  draft,
  owner,
  rule,
  amount,
  onDone,
}: {
  kind: TransferKind
  source: OpenAccount
  draft: TransferDraft
  owner: DestinationOwner
  rule: TransferRule
  /** Rial. */
  amount: number
  /** Gets the id of the transfer's receipt. */
  onDone: (id: string) => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const [password, setPassword] = useState('')
  const [pressed, setPressed] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const sending = useMutation({
    mutationFn: () => kind.sendPassword({ account_id: source.id, number: draft.number, amount, type: rule.type }),
    onSuccess: () => setPassword(''),
  })
  const isReady = password.length === cardPasswordLength
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (isReady) setConfirming(true)
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate autoComplete="off">
      <div className={styles.sum}>
        <Money amount={amount} look="sheet" />
        <Toman amount={amount} />
      </div>
      <DestinationOwnerLine owner={owner} number={draft.number} />
      <SecondPassword
        sent={sending.data && { ...sending.data, sentAt: sending.submittedAt }}
        sending={sending.isPending}
        onSend={() => sending.mutate()}
        value={password}
        onChange={setPassword}
        missing={pressed && !isReady}
      />
      <Alert tone="i">{t(`transfer.own.${kind.kind}`)}</Alert>
      <ActionBar>
        <MoneyButton type="submit" block>
          {t('transfer.review', { amount: rial(amount) })}
        </MoneyButton>
      </ActionBar>
      <ConfirmTransfer
        open={confirming}
        onClose={() => {
          setConfirming(false)
          // A password is taken once: after a refusal another one is typed.
          setPassword('')
        }}
        onDone={onDone}
        {...{ kind, source, draft, owner, rule, amount }}
        secret={{ password }}
      />
    </form>
  )
}
