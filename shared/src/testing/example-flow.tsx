import type { Onboarding, OnboardingStage } from '@sarv/shared/contract/onboarding'
import { GatewayScreen } from '@sarv/shared/payment/gateway-screen'
import { parsePaymentMethods } from '@sarv/shared/payment/payment-method'
import { type CodeOut, CodeStep } from '@sarv/shared/stages/code-step'
import { defineFlow, type FlowPosition } from '@sarv/shared/stages/define-flow'
import { amountIn, findBlock } from '@sarv/shared/stages/page-blocks'
import { shownState } from '@sarv/shared/stages/shown-state'
import { type Flow, parseFlow } from '@sarv/shared/stages/stage'
import { stageState } from '@sarv/shared/stages/stage-state'
import { withValues } from '@sarv/shared/stages/submission'
import { useFlow } from '@sarv/shared/stages/use-flow'
import { Button } from '@sarv/shared/ui/actions/button'
import { StageList } from '@sarv/shared/ui/data/stage-list'
import { TextInput } from '@sarv/shared/ui/fields/text-input'
import { useState } from 'react'

const own = ['reissue_card_confirm_otp', 'address', 'payment'] as const
type Screen = (typeof own)[number] | 'overview'

// The pure file of the flow: what was sent back, is over or is unknown stands at the overview.
function screenOf({ stages, current }: Flow<OnboardingStage>): Screen {
  const isSentBack = stages.some(({ key, status }) => key !== undefined && status === 'FAILED')
  return (!isSentBack && own.find((screen) => screen === current)) || 'overview'
}
const exampleFlow = defineFlow<FlowPosition<Screen>, Flow<OnboardingStage>>({
  name: 'example',
  stages: ['overview', ...own],
  beneath: ({ stage }) => (stage === 'overview' ? [] : [{ stage: 'overview' }]),
  resume: (_kept, flow) => ({ stage: screenOf(flow) }),
})

// The screen. `wire` is the newest answer, `submit` sends a whole object and answers the next one: the remote's queries.
export function ExampleFlow(props: {
  wire: Onboarding
  submit: (whole: Onboarding) => Promise<Onboarding>
  code: CodeOut
  sendCode: () => void
  pay: (address: string) => void
}) {
  const { wire, submit, code, sendCode, pay } = props
  const [unit, type] = useState('')
  const flow = parseFlow(wire)
  const { position, goTo } = useFlow(exampleFlow, flow)
  const { stage: screen } = position
  const stage = flow.stages.find(({ key }) => key === screen)
  if (screen === 'overview' || stage === undefined) {
    const rows = flow.stages.map((one) => ({
      key: one.wire.key,
      title: one.wire.title,
      state: shownState(stageState(one, flow.current)),
      caption: one.wire.message.join(' '),
    }))
    const failed = own.find((one) => flow.stages.some(({ key, status }) => key === one && status === 'FAILED'))
    return (
      <>
        <StageList stages={rows} />
        <Button onClick={() => goTo({ stage: failed ?? screenOf(flow) })}>Continue</Button>
      </>
    )
  }
  const send = async (values: Readonly<Record<string, unknown>>) => {
    const next = parseFlow(await submit(withValues({ ...wire, current_stage: stage.wire.key }, screen, values)))
    const answer = next.stages.find(({ key }) => key === screen)
    if (answer?.status === 'FAILED') return answer.wire.message[0]
    goTo({ stage: screenOf(next) })
  }
  switch (screen) {
    case 'reissue_card_confirm_otp':
      return (
        <CodeStep
          {...{ length: 5, title: 'Code', action: 'Confirm', code, resending: false, onResend: sendCode }}
          check={(otp_code) => send({ otp_code })}
        />
      )
    case 'address':
      return (
        <>
          <TextInput label="Unit" value={unit} onChange={({ target }) => type(target.value)} />
          <Button onClick={() => send({ unit })}>Send</Button>
        </>
      )
    case 'payment': {
      const amount = amountIn(findBlock(stage.wire, 'payment_amount'), 'amount') ?? 0
      const methods = parsePaymentMethods(findBlock(stage.wire, 'payment_methods'))
      const look = { facts: { purpose: wire.name }, note: stage.wire.title }
      return <GatewayScreen amount={amount} title={wire.name} methods={methods} onPay={pay} look={look} />
    }
  }
}
