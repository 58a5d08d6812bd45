import { parseAmount } from '@sarv/shared/money/amount-field'
import { useQuery, useTranslation } from '@sarv/shared/platform'
import { minutes } from '@sarv/shared/queries/freshness'
import { transferFee } from '@sarv/shared/rules/transfer-rules'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { AmountField } from '@sarv/shared/ui/fields/amount-field'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { type FormEvent, useRef, useState } from 'react'
import { assetBackQuery } from '../asset-back/asset-back-query'
import type { OpenAccount } from '../card/account-choice'
import { balanceQuery } from '../card/card-queries'
import { BalanceNotes } from './balance-notes'
import { ConfirmTransfer } from './confirm-transfer'
import { DestinationOwnerLine } from './destination-owner-line'
import { SaveRecipient } from './save-recipient'
import { SourceCard } from './source-card'
import styles from './transfer.module.css'
import type { TransferDraft } from './transfer-draft'
import type { KnownDestination, TakenWay, Way } from './transfer-ways'
import { useAmountProblem } from './use-amount-problem'
import { WayChoice } from './way-choice'

/** Longest description or reason. */
const noteMaxLength = 50

/**
 * Stage of the amount, the source, the way and the description; its button opens the confirmation over it. The imports are
 * the parts of the form. (BNK-060, BNK-063…065, VAL-18)
 */
export function AmountStage({
  sources,
  source,
  draft,
  destination: { owner, number },
  ways,
  taken,
  onChange,
  onDone,
}: {
  sources: readonly OpenAccount[]
  source: OpenAccount
  draft: TransferDraft
  /** Where the way that is taken leads; the first number where none takes the amount. */
  destination: KnownDestination
  ways: readonly Way[]
  /** Undefined where no way takes the amount. */
  taken: TakenWay | undefined
  onChange: (changed: Partial<TransferDraft>) => void
  /** Gets the id of the transfer's receipt. */
  onDone: (id: string) => void
}) {
  const { t } = useTranslation()
  const [pressed, setPressed] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  const balance = useQuery(balanceQuery(source.id)).data?.balance
  const backed = useQuery({ ...assetBackQuery(), staleTime: minutes(1) }).data?.enabled === true
  const amount = parseAmount(draft.amount)
  const fee = amount !== undefined && taken ? transferFee(amount, taken.rule.fee) : 0
  const problem = useAmountProblem({
    ...{ typed: draft.amount, amount, owner, ways, taken, bank: source.bankName, pressed },
    // Without a known balance the server decides.
    available: backed || balance === undefined ? Number.POSITIVE_INFINITY : balance,
  })
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    setPressed(true)
    if (problem.isGood) setConfirming(true)
    else field.current?.focus()
  }
  return (
    <>
      <form className={styles.form} onSubmit={goOn} noValidate>
        <DestinationOwnerLine owner={owner} number={number} />
        <AmountField
          label={t('transfer.amount')}
          name="amount"
          value={draft.amount}
          onChange={(digits) => onChange({ amount: digits })}
          inputRef={field}
          toman
          {...(problem.shown !== undefined && { error: problem.shown })}
        />
        <BalanceNotes
          balance={balance}
          draws={backed && balance !== undefined && amount !== undefined && amount + fee > balance}
          isMissing={problem.isAboveBalance && !backed}
        />
        {problem.firstTime !== undefined && <p className={typography.secondary}>{problem.firstTime}</p>}
        <WayChoice
          ways={ways}
          taken={taken}
          amount={amount}
          bank={source.bankName}
          onChoose={(type) => onChange({ type })}
        />
        <SourceCard sources={sources} source={source} onChoose={(account) => onChange({ account })} />
        <TextInput
          label={t('transfer.note')}
          optional
          maxLength={noteMaxLength}
          autoComplete="off"
          value={draft.note}
          onChange={({ target }) => onChange({ note: target.value })}
        />
        <SaveRecipient {...{ owner, number }} checked={draft.save} onChange={(save) => onChange({ save })} />
        <ActionBar>
          <MoneyButton type="submit" block>
            {t('transfer.continue')}
          </MoneyButton>
        </ActionBar>
      </form>
      {taken !== undefined && amount !== undefined && (
        <ConfirmTransfer
          open={confirming && problem.isGood}
          onClose={() => setConfirming(false)}
          {...{ source, draft, taken, amount, onDone }}
        />
      )}
    </>
  )
}
