import type { TransferRule } from '@sarv/shared/contract/bank-transfers'
import type { Draft } from '@sarv/shared/drafts/use-draft'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { useHeader, usePlatform, useQuery } from '@sarv/shared/platform'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import type { OpenAccount } from '../card/account-choice'
import { AmountStage } from './amount-stage'
import { ConfirmationStage } from './confirmation-stage'
import { DestinationStage } from './destination-stage'
import { chooseSource } from './source-accounts'
import { emptyDraft, type TransferDraft } from './transfer-draft'
import type { TransferKind } from './transfer-kind'
import { transferSettingsQuery } from './transfer-queries'
import { TransferResultStage } from './transfer-result-stage'
import { transferFlow } from './transfer-stage'
import { takenWay, waysFor } from './transfer-ways'
import { useInquiry } from './use-inquiry'

/** Switches between the stages of a transfer: destination, amount, confirmation, result. (BNK-060, BNK-063) */
export function TransferStages({
  kind,
  sources,
  draft: { typed: draft, update, change, discard },
}: {
  kind: TransferKind
  sources: readonly OpenAccount[]
  draft: Draft<TransferDraft>
}) {
  const { navigation } = usePlatform()
  const flow = { ...transferFlow, name: kind.kind }
  const { position, goTo, back } = useFlow(flow, { ...draft, fault: kind.fault })
  const { stage, receipt } = position
  const inquiry = useInquiry(kind, draft.number)
  const settings = useQuery(transferSettingsQuery())
  const source = chooseSource(sources, draft.account)
  useHeader({ onBack: () => back(navigation.back), withoutBack: receipt !== undefined })
  const clear = () => {
    change(emptyDraft)
    discard()
  }
  const again = () => {
    clear()
    goTo({ stage: 'destination' })
  }
  if (receipt !== undefined) return <TransferResultStage id={receipt} onAgain={again} />
  if (source === undefined) return null
  if (stage === 'destination') {
    return (
      <DestinationStage
        {...{ kind, sources, source, draft, inquiry }}
        onChange={update}
        onContinue={() => goTo({ stage: 'amount' })}
      />
    )
  }
  // After a reload the owner is asked about again.
  const known = { ...inquiry, data: settings.data && inquiry.data }
  return (
    <QueryBoundary
      query={inquiry.error === null && settings.error !== null ? { ...settings, data: undefined } : known}
      skeleton={<SkeletonCard rows={4} />}
    >
      {(owner) => {
        const amount = parseAmount(draft.amount)
        const ways = waysFor(amount, rulesOf(kind, settings.data?.rules), owner.types)
        const rule = takenWay(ways, draft.type)
        if (stage === 'confirmation' && rule !== undefined && amount !== undefined) {
          return (
            <ConfirmationStage
              {...{ kind, source, draft, owner, rule, amount }}
              onDone={(id) => {
                clear()
                goTo({ stage: 'result', receipt: String(id) })
              }}
            />
          )
        }
        return (
          <AmountStage
            {...{ kind, source, draft, owner, ways, rule }}
            onChange={update}
            onContinue={() => goTo({ stage: 'confirmation' })}
          />
        )
      }}
    </QueryBoundary>
  )
}

/** The rules of a kind: to a card there is one way, to an IBAN all the others. */
function rulesOf({ kind }: TransferKind, rules: readonly TransferRule[] = []): readonly TransferRule[] {
  return rules.filter(({ type }) => (type === 'card') === (kind === 'CARD'))
}
