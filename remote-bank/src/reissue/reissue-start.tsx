import type { Onboarding } from '@sarv/shared/contract/onboarding'
import { ApiError, useFormat, useHeader, useNavigate, usePlatform, useTranslation } from '@sarv/shared/platform'
import { newCardFee } from '@sarv/shared/rules/constants'
import { finalMessages } from '@sarv/shared/stages/overview-stages'
import { parseFlow } from '@sarv/shared/stages/stage'
import { isFinalKey, parseStageKey } from '@sarv/shared/stages/stage-key'
import { StagesOverview } from '@sarv/shared/stages/stages-overview'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { Toman } from '@sarv/shared/ui/data/money'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { useState } from 'react'
import { Partnership, SampleCard } from '../stages/flow/partnership'
import { useStartReissue } from './reissue-queries'

const steps = ['reissue_card_confirm_otp', 'card', 'video', 'address', 'payment'] as const

/** Start of a reissue: what it takes and what it costs; with what the last one came to. (BNK-040, BNK-043, CON-10) */
export function ReissueStart({ ended, onBegun }: { ended: Onboarding | undefined; onBegun: () => void }) {
  const { t } = useTranslation()
  const { rial } = useFormat()
  const { report } = usePlatform()
  const navigate = useNavigate()
  const [key] = useState(() => crypto.randomUUID())
  const start = useStartReissue()
  useHeader({ withoutBack: true })
  const last = ended && parseFlow(ended)
  const begin = async () => {
    onBegun()
    try {
      const answer = await start.mutateAsync(key)
      // The bank still has the last one.
      if (isFinalKey(parseStageKey(answer.current_stage))) navigate('/card', { replace: true })
    } catch (error) {
      // The shell has shown what the server said.
      if (!(error instanceof ApiError)) report(error)
    }
  }
  return (
    <StagesOverview
      picture={<SampleCard />}
      title={t('reissue.title')}
      lead={<Partnership />}
      rows={steps.map((step) => ({ key: step, title: t(`reissue.steps.${step}`), state: 'waiting' }))}
      messages={last && finalMessages(last)}
      good={last?.current === 'finalize'}
      action={
        <OnlineButton block loading={start.isPending} onClick={begin}>
          {t('stages.action.start')}
        </OnlineButton>
      }
    >
      <Alert tone="i">
        {t('reissue.fee', { fee: rial(newCardFee) })} <Toman amount={newCardFee} />
      </Alert>
    </StagesOverview>
  )
}
