import { sendReissueCode } from '@sarv/shared/contract/bank-onboarding'
import { type ApiError, call, useMutation, useQuery, useTranslation } from '@sarv/shared/platform'
import { profileQuery } from '@sarv/shared/queries/profile-query'
import { contractCodeLength } from '@sarv/shared/rules/constants'
import { type CodeOut, CodeStep } from '@sarv/shared/stages/code-step'
import { sendCode } from '@sarv/shared/stages/sent-before'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Page } from '@sarv/shared/ui/layout/page'
import { useOnline } from '@sarv/shared/ui/network/use-online'
import { useEffect, useEffectEvent } from 'react'
import { StageHead } from '../stages/flow/stage-head'
import type { StageScreenProps } from '../stages/flow/stage-screen-props'

/**
 * Stage screen of the code that confirms a reissue: it is sent as the stage opens, which the person has asked for; one
 * that could not be sent waits for a press. (BNK-042, VAL-10)
 */
export function CodeStage({ onboarding: { onb_uuid }, flow, stage, submit }: StageScreenProps) {
  const { t } = useTranslation()
  const send = useSendCode(onb_uuid)
  const online = useOnline()
  const sendAtOnce = useEffectEvent(() => {
    if (online) send.mutate()
  })
  useEffect(() => sendAtOnce(), [])
  const check = async (otp_code: string) => {
    const answered = await submit({ otp_code })
    if (answered === undefined) throw new Error('The code was not sent')
    return answered.status === 'FAILED' ? (answered.wire.message[0] ?? t('reissue.code.refused')) : undefined
  }
  return (
    <Page width="flow">
      {send.data === undefined ? (
        <>
          <StageHead flow={flow} stage={stage} title={t('reissue.code.title')} lead={t('reissue.code.lead')} />
          <ActionBar>
            <OnlineButton block loading={send.isPending} onClick={() => send.mutate()}>
              {t('reissue.code.send')}
            </OnlineButton>
          </ActionBar>
        </>
      ) : (
        <CodeStep
          length={contractCodeLength}
          title={t('reissue.code.enter')}
          action={t('reissue.code.confirm')}
          code={send.data}
          check={check}
          onResend={() => send.mutate()}
          resending={send.isPending}
        />
      )}
    </Page>
  )
}

/** Mutation that sends the code; one that was sent before, as before a reload, can be typed as well. (BNK-081) */
function useSendCode(uuid: string) {
  const { data: person } = useQuery(profileQuery())
  return useMutation<CodeOut, ApiError>({
    mutationFn: () =>
      sendCode(() => call(sendReissueCode, { params: { uuid }, body: {} }), person?.preferred_username ?? ''),
  })
}
