import { invalid } from '../../errors/domain-error'
import { field } from '../flow/stage-parts'
import type { LinearStage } from '../linear/linear-flow'
import { cardDesignBlocks, cardDesigns } from './card-designs'

/** Stage: which of the designs the card has. (BNK-021) */
export const cardStage: LinearStage = {
  key: 'card',
  title: 'انتخاب کارت',
  fields: ({ kept }) => [field('card_name', 'طرح کارت', 'TEXT', kept.values.card_name ?? null)],
  blocks: async ({ files }) => cardDesignBlocks(files),
  async submit(_context, _record, { card_name }) {
    const design = cardDesigns.find(({ name }) => name === card_name)
    if (design === undefined) throw invalid({ detail: [{ msg: 'یکی از طرح‌های کارت را انتخاب کنید.' }] })
    return { values: { card_name: design.name } }
  },
}
