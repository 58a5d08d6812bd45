import type { DestinationOwner, TransferRule } from '@sarv/shared/contract/bank-transfers'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { useFormat, usePlatform, useQuery, useTranslation } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import { debounceMs } from '@sarv/shared/rules/constants'
import { transferAmount, transferFee } from '@sarv/shared/rules/transfer-rules'
import { useKeptFlag } from '@sarv/shared/storage/use-kept-flag'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { KeyValues } from '@sarv/shared/ui/data/key-values'
import { hiddenAmount } from '@sarv/shared/ui/data/money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { Card } from '@sarv/shared/ui/layout/card'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useEffect, useRef, useState } from 'react'
import { assetBackQuery } from '../asset-back/asset-back-query'
import type { OpenAccount } from '../card/account-choice'
import { balanceQuery } from '../card/card-queries'
import { DestinationOwnerLine } from './destination-owner-line'
import styles from './transfer.module.css'
import type { TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'
import { destinationsQuery } from './transfer-queries'
import type { Way } from './transfer-ways'
import { useArrival } from './use-arrival'
import { WayChoice } from './way-choice'

/** Longest description or reason. */
const noteMaxLength = 50

/** Stage of the amount, the way and the description. (BNK-060, BNK-063…065, VAL-18) */
export function AmountStage({
  kind,
  source,
  draft,
  owner,
  ways,
  rule,
  onChange,
  onContinue,
}: {
  kind: TransferKind
  source: OpenAccount
  draft: TransferDraft
  owner: DestinationOwner
  ways: readonly Way[]
  /** Rule of the way that is taken; undefined where no way takes the amount. */
  rule: TransferRule | undefined
  onChange: (changed: Partial<TransferDraft>) => void
  onContinue: () => void
}) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { on: visible = false } = useKeptFlag('visibleBankBalance')
  const arrival = useArrival()
  const { navigation } = usePlatform()
  const [pressed, setPressed] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const balance = useQuery(balanceQuery(source.id)).data?.balance
  const backed = useQuery({ ...assetBackQuery(), staleTime: minutes(1) }).data?.enabled === true
  const saved = useQuery(destinationsQuery()).data?.destinations ?? []
  const amount = parseAmount(draft.amount)
  const fee = amount !== undefined && rule ? transferFee(amount, rule.fee) : 0
  // Without a known balance the server decides.
  const available = backed || balance === undefined ? Number.POSITIVE_INFINITY : balance
  const fault = amount === undefined ? undefined : transferAmount(amount, available, fee)
  const { left_today: left } = owner
  const firstTime =
    left === undefined ? undefined : t(`transfer.firstTime.${left > 0 ? 'left' : 'none'}`, { amount: rial(left) })
  const isAboveFirstTime = left !== undefined && amount !== undefined && amount > left
  const closed = rule === undefined ? ways.find(({ closedBy }) => closedBy && closedBy !== 'elsewhere') : undefined
  const problem =
    (fault && t(fault)) ??
    (amount !== undefined && closed
      ? t(`transfer.way.${closed.closedBy}`, {
          amount: rial(closed.closedBy === 'tooSmall' ? closed.rule.min_amount : closed.rule.max_amount),
        })
      : undefined) ??
    (isAboveFirstTime ? firstTime : undefined) ??
    (pressed && amount === undefined ? t('ui:rules.required') : undefined)
  const isTooSmall = fault === 'ui:rules.minimum-transfer' || (fault === undefined && closed?.closedBy === 'tooSmall')
  // The first digits of any amount are too little.
  const [judged, judge] = useState(draft.amount)
  useEffect(() => {
    const timer = setTimeout(judge, debounceMs, draft.amount)
    return () => clearTimeout(timer)
  }, [draft.amount])
  const draws = backed && balance !== undefined && amount !== undefined && amount + fee > balance
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (amount !== undefined && rule !== undefined && fault === undefined && !isAboveFirstTime) onContinue()
    else field.current?.focus()
  }
  return (
    <form className={styles.form} onSubmit={goOn} noValidate>
      <DestinationOwnerLine owner={owner} number={draft.number} />
      <AmountField
        label={t('transfer.amount')}
        name="amount"
        value={draft.amount}
        onChange={(digits) => onChange({ amount: digits })}
        inputRef={field}
        toman
        {...(problem !== undefined && (!isTooSmall || pressed || judged === draft.amount) && { error: problem })}
      />
      {balance !== undefined && (
        <p className={typography.secondary}>
          {t('transfer.balance', { amount: visible ? rial(balance) : hiddenAmount })}
        </p>
      )}
      {firstTime !== undefined && !isAboveFirstTime && <p className={typography.secondary}>{firstTime}</p>}
      {draws && fault === undefined && <Alert tone="i">{t('transfer.drawsOnFund')}</Alert>}
      {fault === 'ui:rules.balance' && !backed && (
        <Alert
          tone="i"
          action={
            navigation.exists('/bank/asset-back') && (
              <ButtonLink variant="tonal" size="s" to="/bank/asset-back">
                {t('transfer.toAssetBack')}
              </ButtonLink>
            )
          }
        >
          {t('transfer.assetBackHint')}
        </Alert>
      )}
      {kind.kind === 'IBAN' && (
        <WayChoice
          ways={ways}
          taken={rule}
          amount={amount}
          bank={source.bankName}
          onChoose={(type) => onChange({ type })}
        />
      )}
      <TextInput
        label={t(`transfer.note.${kind.kind}`)}
        optional
        maxLength={noteMaxLength}
        autoComplete="off"
        value={draft.note}
        onChange={({ target }) => onChange({ note: target.value })}
      />
      {!saved.some(({ number }) => number === draft.number) && (
        <Checkbox checked={draft.save} onChange={({ target }) => onChange({ save: target.checked })}>
          {t('transfer.save')}
        </Checkbox>
      )}
      {rule && amount !== undefined && fault === undefined && (
        <Card space="rows">
          <KeyValues
            rows={[
              { key: t('transfer.fee'), value: fee === 0 ? t('ui:receipt.noFee') : rial(fee) },
              { key: t('transfer.arrives'), value: arrival(rule.arrives_at) },
            ]}
          />
        </Card>
      )}
      <ActionBar>
        <MoneyButton type="submit" block>
          {t('transfer.continue')}
        </MoneyButton>
      </ActionBar>
    </form>
  )
}
