import { useTranslation } from '@sarv/shared/platform'
import { contractCodeLength } from '@sarv/shared/rules/constants'
import { CodeStep } from '@sarv/shared/stages/code-step'
import { parseFlow } from '@sarv/shared/stages/stage'
import { findStage } from '@sarv/shared/stages/stage-state'
import { Button } from '@sarv/shared/ui/actions/button'
import { Page } from '@sarv/shared/ui/layout/page'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { readWarning } from '../flow/consents'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { ContractList } from './contract-list'
import { useInvalidateContracts, useSendContractCode } from './contract-mutations'
import { ContractView } from './contract-view'
import { SignedScreen } from './signed-screen'
import { hasBackArrow, initialSigningState, nextSigningState, type SigningForm } from './signing-flow'

const codeView = 'code'
/** Prefix of the view of one contract in the history state, before its key. */
const contractViewPrefix = 'paper:'

/**
 * Stage screen of the contracts: a list, a view of each, and a one-time code that signs them all. (PMA-034 … PMA-039)
 */
export function ContractsScreen(props: StageScreenProps) {
  const { onboarding, submit, toOverview, view, openView, setBack } = props
  const { t } = useTranslation()
  const [signing, dispatch] = useReducer(nextSigningState, initialSigningState)
  const [agreed, setAgreed] = useState(false)
  const [riskAccepted, setRiskAccepted] = useState(false)
  const [returned, setReturned] = useState(false)
  const sentForm = useRef<SigningForm>(undefined)
  const toCode = (form: SigningForm) => {
    sentForm.current = form
    dispatch({ kind: 'code-sent', form })
    openView(codeView)
  }
  const send = useSendContractCode(onboarding.onb_uuid, toCode)
  const invalidateContracts = useInvalidateContracts(onboarding.onb_uuid)
  const arrow = hasBackArrow(signing)
  useEffect(() => {
    setBack(arrow ? undefined : 'none')
    return () => setBack(undefined)
  }, [arrow, setBack])
  // The open view is kept in the browser's history, so that Back and Forward change it; the state machine follows.
  const closeView = useEffectEvent(() => openView(undefined))
  useEffect(() => {
    if (view === undefined) return dispatch({ kind: 'back' })
    setReturned(true)
    if (view.startsWith(contractViewPrefix)) dispatch({ kind: 'view', key: view.slice(contractViewPrefix.length) })
    else if (sentForm.current) dispatch({ kind: 'code-sent', form: sentForm.current })
    // After a reload the receiver of the code is unknown.
    else closeView()
  }, [view])
  const back = () => openView(undefined)

  const sign = async (otp_code: string): Promise<string | undefined> => {
    if (signing.kind !== 'otp') return undefined
    const { email_address, address_id } = signing.form
    const risk = readWarning(props.stage)
    const values = { otp_code, email_address, address_id, ...(risk && { accepted_risk: risk.surveyId }) }
    const result = findStage(parseFlow(await submit(values)), 'sign_contract')
    if (result?.status === 'DONE') {
      await invalidateContracts()
      dispatch({ kind: 'signed' })
      back()
      return undefined
    }
    dispatch({ kind: 'rejected' })
    return result?.wire.message[0] ?? t('contracts.refused')
  }
  switch (signing.kind) {
    case 'view':
      return <ContractView uuid={onboarding.onb_uuid} contractKey={signing.key} onClose={back} />
    case 'otp':
      return (
        <Page width="flow">
          <CodeStep
            length={contractCodeLength}
            title={t('contracts.code')}
            action={t('contracts.signNow')}
            code={signing.form}
            check={sign}
            onResend={() => send.mutate(signing.form)}
            resending={send.isPending}
            end={
              <Button variant="ghost" size="s" icon={ChevronLeft} mirrored onClick={back}>
                {t('contracts.back')}
              </Button>
            }
          />
        </Page>
      )
    case 'success':
    case 'stages':
      return (
        <SignedScreen
          stage={props.stage}
          onClose={() => {
            dispatch({ kind: 'close' })
            toOverview()
          }}
        />
      )
    case 'list':
      return (
        <ContractList
          {...props}
          form={signing.form}
          sending={send.isPending}
          agreed={agreed}
          riskAccepted={riskAccepted}
          onAcceptRisk={setRiskAccepted}
          returned={returned}
          onAgree={setAgreed}
          onView={(key) => openView(`${contractViewPrefix}${key}`)}
          onSend={send.mutate}
          onResume={toCode}
        />
      )
  }
}
