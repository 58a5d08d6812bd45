import type { Plan } from '@sarv/shared/contract/plans'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { RiskWarning } from '../suitability/risk-warning'

/** Whether the plan fits the person's measured risk, before anything is paid; else for which results it does. (D-176) */
export function PlanSuitability({ plan: { suits, suitability } }: { plan: Plan }) {
  if (suitability) return <RiskWarning text={suitability.text} />
  if (suits === undefined) return null
  return (
    <Alert tone="i">
      <OwnText text={suits} />
    </Alert>
  )
}
