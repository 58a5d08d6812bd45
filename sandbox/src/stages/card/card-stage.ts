import { invalidField } from '../../errors/domain-error'
import { field } from '../flow/stage-parts'
import type { LinearStage } from '../linear/linear-flow'
import { cardDesignBlocks, cardDesigns } from './card-designs'

/** Stage: which of the designs the card has. (BNK-021) */
export const cardStage: LinearStage = {
  key: 'card',
  title: { fa: 'انتخاب کارت', en: 'Choose a card' },
  fields: ({ state }) => [
    field('card_name', { fa: 'طرح کارت', en: 'Design of the card' }, 'TEXT', state.values.card_name ?? null),
  ],
  blocks: async ({ files }) => cardDesignBlocks(files),
  async submit(_context, _record, { card_name }) {
    const design = cardDesigns.find(({ name }) => name === card_name)
    if (design === undefined)
      throw invalidField({ fa: 'یکی از طرح‌های کارت را انتخاب کنید.', en: 'Choose one of the card designs.' })
    return { values: { card_name: design.name } }
  },
}
