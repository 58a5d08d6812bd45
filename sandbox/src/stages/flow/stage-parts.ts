import type { PaymentMethod } from '@sarv/shared/contract/fund-payment'
import type { OnboardingStage, PageInfo, PageInfoItem, StageField } from '@sarv/shared/contract/onboarding'

/** A fact of a block. */
export const info = (
  key: string,
  label: string | null,
  value: string | number | null,
  icon: string | null = null,
): PageInfoItem => ({ key, icon, label, value })

/** A block of facts. */
export const block = (
  component_name: string,
  title: string | null,
  priority: number,
  infos: PageInfoItem[],
  description: string | null = null,
): PageInfo => ({ component_name, title, description, priority, infos })

/** Gateways as facts of the block `payment_methods`. */
export const gatewayInfos = (gateways: readonly PaymentMethod[]): PageInfoItem[] =>
  gateways.map((way) => info('IPG', way.psp_name, way.landing_url, way.psp_icon))

export type UnsortedField = Omit<StageField, 'sort'>

/** A field of a stage, before its place is known. */
export const field = (
  key: string,
  title: string,
  type: StageField['type'],
  value: string | number | null,
  isRequired = true,
): UnsortedField => ({ key, title, type, is_required: isRequired, value, message: null })

/** Fields in their order. */
export const sortFields = (fields: readonly UnsortedField[]): StageField[] =>
  fields.map((one, index) => ({ ...one, sort: index + 1 }))

interface Ending {
  readonly key: 'finalize' | 'message'
  readonly sort: number
  readonly title: string
  readonly message: readonly string[]
  readonly page_info: PageInfo[]
}

/** The last of the stages of a flow that has come to its end, which is no step of the list. */
export const endingStage = ({ key, message, ...rest }: Ending): OnboardingStage => ({
  ...rest,
  key: key.toUpperCase(),
  status: 'DONE',
  info_status: 'CLOSE',
  description: null,
  message: [...message],
  fields: [],
})
