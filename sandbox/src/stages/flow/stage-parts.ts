import type { OnboardingStage, PageInfo, PageInfoItem, StageField } from '@sarv/shared/contract/onboarding'
import type { PaymentMethod } from '@sarv/shared/contract/payment-method'
import type { Localizable, LocalText } from '../../local-text/local-text'
import type { StageMessage } from './stage-message'

/** A fact of a block. */
export const info = (
  key: string,
  label: string | LocalText | null,
  value: string | number | LocalText | null,
  icon: string | LocalText | null = null,
): Localizable<PageInfoItem> => ({ key, icon, label, value })

/** A block of facts. */
export const block = (
  component_name: string,
  title: LocalText | null,
  priority: number,
  infos: readonly Localizable<PageInfoItem>[],
  description: LocalText | null = null,
): Localizable<PageInfo> => ({ component_name, title, description, priority, infos })

/** Gateways as facts of the block `payment_methods`. */
export const gatewayInfos = (gateways: readonly Localizable<PaymentMethod>[]): Localizable<PageInfoItem>[] =>
  gateways.map((way) => info('IPG', way.psp_name, way.landing_url, way.psp_icon))

export type UnsortedField = Omit<Localizable<StageField>, 'sort'>

/** A field of a stage, before its place is known. */
export const field = (
  key: string,
  title: LocalText,
  type: StageField['type'],
  value: string | number | null,
  isRequired = true,
): UnsortedField => ({ key, title, type, is_required: isRequired, value, message: null })

/** Fields in their order. */
export const sortFields = (fields: readonly UnsortedField[]): Localizable<StageField>[] =>
  fields.map((one, index) => ({ ...one, sort: index + 1 }))

interface Ending {
  readonly key: 'finalize' | 'message'
  readonly sort: number
  readonly title: LocalText
  readonly message: readonly StageMessage[]
  readonly page_info: readonly Localizable<PageInfo>[]
}

/** The last of the stages of a flow that has come to its end, which is not in the list. */
export const endingStage = ({ key, message, ...rest }: Ending): Localizable<OnboardingStage> => ({
  ...rest,
  key: key.toUpperCase(),
  status: 'DONE',
  info_status: 'CLOSE',
  description: null,
  message: [...message],
  fields: [],
})
