import { useTranslation } from '@sarv/shared/platform'
import { contractCodeLength } from '@sarv/shared/rules/constants'
import { CodeStep } from '@sarv/shared/stages/code-step'
import { flowOf } from '@sarv/shared/stages/stage'
import { Button } from '@sarv/shared/ui/button'
import { Page } from '@sarv/shared/ui/page'
import { ChevronLeft } from 'lucide-react'
import { useEffect, useEffectEvent, useReducer, useRef, useState } from 'react'
import { ContractList } from './contract-list'
import { hasArrow, nextSigning, type SigningForm, signingBegins } from './contract-signing'
import { ContractView } from './contract-view'
import { useContractsSigned, useSendContractCode } from './contract-writes'
import { stageOfKey } from './onboarding-flow'
import { Signed } from './signed'
import type { StagePart } from './stage-part'

const code = 'code'
const paper = 'paper:'

/** The contracts: a list, each to be read, then a code that signs them all. (PMA-034 … PMA-039) */
export function ContractsPart(part: StagePart) {
  const { onboarding, submit, toStages, view, open, setBack } = part
  const { t } = useTranslation()
  const [signing, tell] = useReducer(nextSigning, signingBegins)
  const [agreed, agree] = useState(false)
  const [wasAway, setAway] = useState(false)
  const out = useRef<SigningForm>(undefined)
  const toCode = (form: SigningForm) => {
    out.current = form
    tell({ is: 'code-sent', form })
    open(code)
  }
  const send = useSendContractCode(onboarding.onb_uuid, toCode)
  const signed = useContractsSigned(onboarding.onb_uuid)
  const arrow = hasArrow(signing)
  useEffect(() => {
    setBack(arrow ? undefined : 'none')
    return () => setBack(undefined)
  }, [arrow, setBack])
  // What is open stands in the history, so that the browser's Back and Forward move it; the table says what that means.
  const close = useEffectEvent(() => open(undefined))
  useEffect(() => {
    if (view === undefined) return tell({ is: 'back' })
    setAway(true)
    if (view.startsWith(paper)) tell({ is: 'view', key: view.slice(paper.length) })
    else if (out.current) tell({ is: 'code-sent', form: out.current })
    // After a reload nobody knows where the code went.
    else close()
  }, [view])
  const back = () => open(undefined)

  const sign = async (otp_code: string): Promise<string | undefined> => {
    if (signing.at !== 'otp') return undefined
    const { email_address, address_id } = signing.form
    const answer = stageOfKey(flowOf(await submit({ otp_code, email_address, address_id })), 'sign_contract')
    if (answer?.status === 'DONE') {
      await signed()
      tell({ is: 'signed' })
      back()
      return undefined
    }
    tell({ is: 'refused' })
    return answer?.wire.message[0] ?? t('contracts.refused')
  }
  switch (signing.at) {
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
        <Signed
          stage={part.stage}
          onClose={() => {
            tell({ is: 'close' })
            toStages()
          }}
        />
      )
    case 'list':
      return (
        <ContractList
          {...part}
          form={signing.form}
          sending={send.isPending}
          agreed={agreed}
          returned={wasAway}
          onAgree={agree}
          onView={(key) => open(`${paper}${key}`)}
          onSend={send.mutate}
          onResume={toCode}
        />
      )
  }
}
