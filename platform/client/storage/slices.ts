/** Names of the persisted slices of the app's state, each of which some code writes, and no others. (PLT-028, D-71) */
export const sliceNames = [
  'pma',
  'general',
  'fund',
  'faq',
  'chatbot',
  'bank',
  'voucher',
  'recommendation',
  'deviceInfo',
] as const
export type SliceName = (typeof sliceNames)[number]

/** @example isSliceName('pma') // true */
export function isSliceName(name: string): name is SliceName {
  return sliceNames.some((known) => known === name)
}
