import { deliveryDays } from '@sarv/shared/rules/constants'
import { formatDigits } from '@sarv/shared/text/digits'
import { invalidField } from '../../errors/domain-error'
import type { LocalText } from '../../local-text/local-text'
import { findOwnAddress } from '../flow/own-address'
import { block, field, info } from '../flow/stage-parts'
import type { LinearStage } from '../linear/linear-flow'

const { tehran, elsewhere } = deliveryDays

const workingDays = (days: number): LocalText => ({
  fa: `${formatDigits(days, 'fa')} روز کاری`,
  en: `${days} working days`,
})
const workingDayRange = (from: number, to: number): LocalText => ({
  fa: `${formatDigits(from, 'fa')} تا ${formatDigits(to, 'fa')} روز کاری`,
  en: `${from} to ${to} working days`,
})

const delivery = block('delivery', { fa: 'زمان تحویل کارت', en: 'When the card arrives' }, 1, [
  info('tehran', { fa: 'تهران', en: 'Tehran' }, workingDays(tehran), 'map-pin'),
  info('elsewhere', { fa: 'شهرهای دیگر', en: 'Other cities' }, workingDayRange(elsewhere.from, elsewhere.to), 'truck'),
])

/** Stage: where the card goes. (BNK-030, BNK-031) */
export const addressStage: LinearStage = {
  key: 'address',
  title: { fa: 'نشانی تحویل', en: 'Delivery address' },
  fields: ({ state }) => [field('address_id', { fa: 'نشانی', en: 'Address' }, 'ID', state.values.address_id ?? null)],
  blocks: async () => [delivery],
  async submit({ sql }, { sub }, typed) {
    const address_id = await findOwnAddress(sql, sub, typed.address_id)
    if (address_id === undefined)
      throw invalidField({ fa: 'نشانی تحویل کارت را انتخاب کنید.', en: 'Choose where the card is to be delivered.' })
    return { values: { address_id } }
  },
}
