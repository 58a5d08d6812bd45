import { type Onboarding, submitOnboarding } from '@sarv/shared/contract/onboarding'
import { ApiError, call, useHeader, useQueryClient, useTranslation } from '@sarv/shared/platform'
import { parseFlow } from '@sarv/shared/stages/stage'
import { isFinalKey } from '@sarv/shared/stages/stage-key'
import { findStage } from '@sarv/shared/stages/stage-state'
import { toSubmission } from '@sarv/shared/stages/submission'
import { useFlowMutation } from '@sarv/shared/stages/use-flow-mutation'
import { type ComponentType, type ReactNode, useState } from 'react'
import { accountsQuery } from '../../card/card-queries'
import type { CardFlow, StageScreenKey } from './card-flow'
import { OutdatedStage } from './outdated-stage'
import { unknownFields } from './stage-field'
import type { StageScreenProps } from './stage-screen-props'
import { useCardPosition } from './use-card-position'

/** What an overview may do. */
export interface OverviewNavigation {
  readonly flow: CardFlow
  /** Goes to the screen of the server's state, or of a response. */
  readonly goOn: (answer?: Onboarding) => void
  readonly leave: () => void
}

/**
 * Switches between the overview and the stage screens of a card's flow, submits, and sets the header. (BNK-015 … BNK-018,
 * BNK-043, BNK-046)
 */
export function CardStages({
  name,
  queryKey,
  onboarding,
  screens,
  onRejected,
  justBegun = false,
  overview,
}: {
  /** Name of the flow in the browser's history. */
  name: string
  /** Key of the query of the flow. */
  queryKey: readonly unknown[]
  onboarding: Onboarding
  screens: Partial<Record<StageScreenKey, ComponentType<StageScreenProps>>>
  /** Where a stage leads that the server sends back at once: `overview` closes it, `stay` shows why in its place. */
  onRejected: 'overview' | 'stay'
  /** It was begun a moment ago: the first stage is opened. */
  justBegun?: boolean
  overview: (navigation: OverviewNavigation) => ReactNode
}) {
  const { t } = useTranslation()
  const queryClient = useQueryClient()
  const { position, goTo, follow, onBack, leave } = useCardPosition(name, onboarding, justBegun)
  const submission = useFlowMutation(
    queryKey,
    (whole: Onboarding) => call(submitOnboarding, { body: whole }),
    ({ current_stage }) =>
      isFinalKey(parseFlow({ current_stage }).current)
        ? queryClient.invalidateQueries({ queryKey: accountsQuery().queryKey })
        : undefined,
  )
  // The history entry of a page that is loaded again names a video that is gone.
  const [lostVideo, setLostVideo] = useState(position.unsent === true)
  const newest = () => queryClient.getQueryData<Onboarding>(queryKey) ?? onboarding

  const flow = parseFlow(onboarding)
  const { stage: screen } = position
  const stage = screen === 'overview' ? undefined : findStage(flow, screen)
  const Screen = screen === 'overview' ? undefined : screens[screen]
  const isOpen = stage !== undefined && Screen !== undefined && screen !== 'overview'
  useHeader({
    title: isOpen ? t(`stages.header.${screen}`) : undefined,
    onBack,
    withoutBack: !isOpen,
  })
  if (!isOpen) return overview({ flow, goOn: (answer = newest()) => follow(answer), leave })

  const unknown = unknownFields(stage, screen)
  if (unknown.length > 0) return <OutdatedStage stage={screen} fields={unknown} />

  const submit: StageScreenProps['submit'] = async (values) => {
    try {
      const answer = await submission.mutateAsync(toSubmission(newest(), stage, values))
      const answered = findStage(parseFlow(answer), screen)
      if (answered?.status !== 'FAILED') follow(answer, screen)
      else if (onRejected === 'overview') goTo({ stage: 'overview' })
      return answered
    } catch (error) {
      if (error instanceof ApiError) return undefined
      throw error
    }
  }
  return (
    <Screen
      // A stage that is opened again begins with what the server keeps of it.
      key={screen}
      onboarding={onboarding}
      flow={flow}
      stage={stage}
      submit={submit}
      submitting={submission.isPending}
      goNext={() => follow(newest())}
      lostVideo={lostVideo}
      onUnsent={(unsent) => {
        setLostVideo(false)
        if (unsent !== (position.unsent === true)) goTo({ stage: screen, ...(unsent && { unsent }) })
      }}
    />
  )
}
