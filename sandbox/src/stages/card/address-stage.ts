import { deliveryDays } from '@sarv/shared/rules/constants'
import { formatDigits } from '@sarv/shared/text/digits'
import { invalid } from '../../errors/domain-error'
import { findOwnAddress } from '../flow/own-address'
import { block, field, info } from '../flow/stage-parts'
import type { LinearStage } from '../linear/linear-flow'

const fa = (days: number) => formatDigits(days, 'fa')
const { tehran, elsewhere } = deliveryDays

const delivery = block('delivery', 'زمان تحویل کارت', 1, [
  info('tehran', 'تهران', `${fa(tehran)} روز کاری`, 'map-pin'),
  info('elsewhere', 'شهرهای دیگر', `${fa(elsewhere.from)} تا ${fa(elsewhere.to)} روز کاری`, 'truck'),
])

/** Stage: where the card goes. (BNK-030, BNK-031) */
export const addressStage: LinearStage = {
  key: 'address',
  title: 'نشانی تحویل',
  fields: ({ kept }) => [field('address_id', 'نشانی', 'ID', kept.values.address_id ?? null)],
  blocks: async () => [delivery],
  async submit({ sql }, { sub }, typed) {
    const address_id = await findOwnAddress(sql, sub, typed.address_id)
    if (address_id === undefined) throw invalid({ detail: [{ msg: 'نشانی تحویل کارت را انتخاب کنید.' }] })
    return { values: { address_id } }
  },
}
