import { statusLook } from '@sarv/shared/rules/status'

/** The key of a risk's text (ST-15); a word nobody knows yet is told as an unknown risk, never shown raw. (PMA-001) */
export function riskKey(risk: string): string {
  const { label } = statusLook('risk', risk)
  return label === 'ui:status.unknown' ? 'risk.unknown' : label
}
