import { describeStatus } from '@sarv/shared/rules/status'

/** i18n key of a risk level (ST-15); an unknown level is shown as an unknown risk, never raw. (PMA-001) */
export function riskKey(risk: string): string {
  const { label } = describeStatus('risk', risk)
  return label === 'ui:status.unknown' ? 'risk.unknown' : label
}
