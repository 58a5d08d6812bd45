/** Names of the persisted slices of the app's state, and no others. (PLT-028) */
export const sliceNames = [
  'router',
  'pma',
  'general',
  'fund',
  'faq',
  'bank',
  'deviceInfo',
  'chatbot',
  'profile',
  'voucher',
  'recommendation',
] as const
export type SliceName = (typeof sliceNames)[number]

/** @example isSliceName('pma') // true */
export function isSliceName(name: string): name is SliceName {
  return sliceNames.some((known) => known === name)
}
