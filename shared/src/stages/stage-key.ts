/** Stages of all server-driven flows, in the one spelling that Sarv uses inside (D-03). */
export const stageKeys = [
  ...(['amount', 'stages', 'payment', 'risk', 'sign_contract', 'additional_amount', 'create_prx'] as const),
  ...(['base_info', 'card', 'video', 'address', 'reissue_card_confirm_otp'] as const),
  ...(['investment_horizon', 'risk_assessment', 'investment_proposal', 'payment_methods'] as const),
  ...(['finalize', 'message'] as const),
]
export type StageKey = (typeof stageKeys)[number]

/**
 * The key of a stage in either spelling of the server; undefined for one that is not known yet. (PLT-070, D-03)
 * @example parseStageKey('CREATING_PRX') // 'create_prx'
 */
export function parseStageKey(wire: string): StageKey | undefined {
  const word = wire.trim().toLowerCase()
  const key = word === 'creating_prx' ? 'create_prx' : word
  return stageKeys.find((known) => known === key)
}

/** Whether a flow has come to its end and only says so. @example isFinalKey('finalize') // true */
export function isFinalKey(key: StageKey | undefined): boolean {
  return key === 'finalize' || key === 'message'
}
