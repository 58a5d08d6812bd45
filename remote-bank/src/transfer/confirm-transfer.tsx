import { useMoneyRequest } from '@sarv/shared/outbox/use-money-request'
import { ConfirmSheet } from '@sarv/shared/payment/confirm-sheet'
import { useFormat, useLock, useMutation, useQuery, useTranslation } from '@sarv/shared/platform'
import { cardPasswordLength } from '@sarv/shared/rules/constants'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { Clock, Lock } from 'lucide-react'
import { useEffect, useState } from 'react'
import type { OpenAccount } from '../card/account-choice'
import { bankOutbox } from '../money/bank-outbox'
import type { TransferRequest } from '../money/transfer-request'
import { recipientNamed } from './recipients'
import { SecondPassword } from './second-password'
import { sendPassword } from './transfer-calls'
import type { TransferDraft } from './transfer-draft'
import { destinationsQuery } from './transfer-queries'
import type { TakenWay } from './transfer-ways'
import { kindOf } from './typed-destination'
import { useConfirmRows } from './use-confirm-rows'

/**
 * Confirmation sheet of a transfer: everything that will happen, once more; its press sends the second password, the last
 * digit of that sends the money. The password is state of this sheet and goes with it. The imports are the parts of the
 * sheet and of the request. (BNK-061, BNK-089, D-272, T16, U10)
 */
export function ConfirmTransfer({
  open,
  onClose,
  onDone,
  source,
  draft,
  taken: { rule, to },
  amount,
}: {
  open: boolean
  onClose: () => void
  onDone: (id: string) => void
  source: OpenAccount
  draft: TransferDraft
  taken: TakenWay
  /** Rial. */
  amount: number
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { number, owner } = to
  const known = useQuery(destinationsQuery()).data
  const among = known && recipientNamed(known, { owner_name: owner.owner_name, number })
  const note = draft.note.trim()
  const request: TransferRequest = {
    kind: kindOf(number),
    body: {
      account_id: source.id,
      number,
      amount,
      type: rule.type,
      note: note === '' ? null : note,
      save: draft.save,
      ...(draft.save && among && { recipient: among.recipient ?? among.id }),
    },
  }
  const [password, setPassword] = useState('')
  const [pressed, setPressed] = useState(false)
  const { submit, submitting, processing, error, reset } = useMoneyRequest(bankOutbox, open, {
    result: onDone,
    prompted: onClose,
  })
  useLock(open)
  // A password is taken once: after a refusal another one is typed.
  useEffect(() => {
    if (error) setPassword('')
  }, [error])
  const subject = { account_id: source.id, number, amount, type: rule.type }
  const sending = useMutation({ mutationFn: sendPassword, onSuccess: () => setPassword('') })
  // A password is for one transfer: what was sent for another one does not count.
  const isSent = sending.data !== undefined && JSON.stringify(sending.variables) === JSON.stringify(subject)
  const sent = isSent ? { ...sending.data, sentAt: sending.submittedAt } : undefined
  const send = (digits: string) => {
    setPressed(true)
    if (digits.length === cardPasswordLength) submit(request, { password: digits })
  }
  const rows = useConfirmRows({ source, number, owner, rule, amount, note })
  return (
    <ConfirmSheet
      open={open}
      onClose={() => {
        reset()
        setPassword('')
        setPressed(false)
        onClose()
      }}
      dismissible={!submitting}
      title={t(processing ? 'ui:moneyRequest.processing' : 'transfer.confirm')}
      label={t('transfer.youSend')}
      amount={amount}
      // With the boxes of the password the sheet keeps what they are typed for.
      rows={sent ? rows.filter(({ isBrief }) => isBrief) : rows}
      action={
        processing ? (
          <ButtonLink block variant="tonal" to="/bank/transactions" replace>
            {t('receipt.toTransactions')}
          </ButtonLink>
        ) : sent ? (
          <MoneyButton block icon={Lock} loading={submitting} onClick={() => send(password)}>
            {t('transfer.send', { amount: rial(amount) })}
          </MoneyButton>
        ) : (
          <MoneyButton block icon={Lock} loading={sending.isPending} onClick={() => sending.mutate(subject)}>
            {t('transfer.sendPassword')}
          </MoneyButton>
        )
      }
      notice={
        <>
          <ErrorAlert>{error && ('said' in error ? error.said : t(`ui:moneyRequest.refused.${error.key}`))}</ErrorAlert>
          {processing && (
            <Alert tone="w" icon={Clock} live>
              {t('transfer.lost')}
            </Alert>
          )}
          {!error && !processing && <Alert tone="i">{t('transfer.final')}</Alert>}
        </>
      }
    >
      {sent && !processing && (
        <SecondPassword
          sent={sent}
          resending={sending.isPending}
          onResend={() => sending.mutate(subject)}
          value={password}
          onChange={(digits) => {
            if (error) reset()
            setPressed(false)
            setPassword(digits)
          }}
          onComplete={send}
          missing={pressed && !error && !submitting && password.length < cardPasswordLength}
          disabled={submitting}
        />
      )}
    </ConfirmSheet>
  )
}
