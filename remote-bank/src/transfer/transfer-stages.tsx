import type { Draft } from '@sarv/shared/drafts/use-draft'
import { parseAmount } from '@sarv/shared/money/amount-field'
import { useHeader, usePlatform, useQuery } from '@sarv/shared/platform'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { QueryBoundary } from '@sarv/shared/ui/feedback/query-boundary'
import { SkeletonCard } from '@sarv/shared/ui/feedback/skeleton'
import type { ReactNode } from 'react'
import type { OpenAccount } from '../card/account-choice'
import { AmountStage } from './amount-stage'
import { DestinationStage } from './destination-stage'
import { chooseSource } from './source-accounts'
import { emptyDraft, type TransferDraft } from './transfer-draft'
import { transferSettingsQuery } from './transfer-queries'
import { TransferResultStage } from './transfer-result-stage'
import { transferFlow } from './transfer-stage'
import { type KnownDestination, takenWay, waysFor } from './transfer-ways'
import { useInquiry } from './use-inquiry'

/** Switches between the stages of a transfer: recipient, amount with its confirmation, result. (BNK-060, BNK-063) */
export function TransferStages({
  sources,
  isFrozen,
  draft: { typed: draft, update, change, discard },
}: {
  sources: readonly OpenAccount[]
  /** The holder has blocked the card of the source. */
  isFrozen: (source: OpenAccount) => boolean
  draft: Draft<TransferDraft>
}) {
  const { navigation } = usePlatform()
  const { position, goTo, back } = useFlow(transferFlow, draft)
  const { stage, receipt } = position
  const settings = useQuery(transferSettingsQuery())
  const source = chooseSource(sources, draft.account)
  useHeader({ onBack: () => back(navigation.back), withoutBack: receipt !== undefined })
  const toAmount = (numbers: readonly string[], rest: Partial<TransferDraft>) => {
    const next = { ...draft, ...rest, numbers }
    change(next)
    goTo({ stage: 'amount' }, next)
  }
  if (receipt !== undefined) {
    return (
      <TransferResultStage
        id={receipt}
        onAgain={(number) => toAmount([number], emptyDraft)}
        onOther={() => goTo({ stage: 'destination' })}
      />
    )
  }
  if (source === undefined) return null
  if (stage === 'destination') {
    return (
      <DestinationStage
        source={source}
        isFrozen={isFrozen(source)}
        value={draft.typed}
        onChange={(typed) => update({ typed })}
        // Another recipient begins with a way of its own.
        onContinue={(numbers) =>
          toAmount(numbers, numbers.join() === draft.numbers.join() ? {} : { type: undefined, save: false })
        }
      />
    )
  }
  return (
    <Owners numbers={draft.numbers}>
      {(destinations) => (
        <QueryBoundary query={settings} skeleton={<SkeletonCard rows={4} />}>
          {({ rules }) => {
            const amount = parseAmount(draft.amount)
            const ways = waysFor(amount, rules, destinations, { isFrozen: isFrozen(source) })
            const taken = takenWay(ways, amount, draft.type)
            const destination = taken?.to ?? destinations[0]
            return (
              destination && (
                <AmountStage
                  {...{ sources, source, draft, destination, ways, taken }}
                  onChange={update}
                  onDone={(id) => {
                    change(emptyDraft)
                    discard()
                    goTo({ stage: 'result', receipt: String(id) })
                  }}
                />
              )
            )
          }}
        </QueryBoundary>
      )}
    </Owners>
  )
}

/** Asks for the owners of a recipient's numbers; an inquiry that failed is a retry, and beside one that did not it is a note. (BNK-089) */
function Owners({
  numbers: [first, second],
  children,
}: {
  numbers: readonly string[]
  children: (known: readonly KnownDestination[]) => ReactNode
}) {
  const inquiries = [useInquiry(first), useInquiry(second)] as const
  const known = [first, second].flatMap((number, index) => {
    const owner = inquiries[index]?.data
    return number !== undefined && owner !== undefined ? [{ number, owner }] : []
  })
  const isAsking = inquiries.some(({ isLoading }) => isLoading)
  const failed = inquiries.find(({ error, data }) => error !== null && data === undefined)
  if (failed === undefined || known.length === 0) {
    const shown = failed ?? inquiries[0]
    return (
      <QueryBoundary
        query={{ ...shown, data: isAsking || known.length === 0 ? undefined : known }}
        skeleton={<SkeletonCard rows={4} />}
      >
        {children}
      </QueryBoundary>
    )
  }
  return (
    <>
      <LoadFailed query={failed} />
      {children(known)}
    </>
  )
}
