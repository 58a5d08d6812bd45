import type { PageInfo } from '@sarv/shared/contract/onboarding'
import { cardColours } from '@sarv/shared/ui/brand/card-art'
import type { Localizable } from '../../local-text/local-text'
import { cardPicture } from '../../pictures/card-picture-names'
import { block, info } from '../flow/stage-parts'

/** Designs of the card: its name on the wire, how people call it, its colour. */
export const cardDesigns = [
  { name: 'sarv', color_name: { fa: 'سبز سرو', en: 'Cypress green' } },
  { name: 'kavir', color_name: { fa: 'خاکی کویر', en: 'Desert sand' } },
  { name: 'khalij', color_name: { fa: 'آبی خلیج', en: 'Gulf blue' } },
  { name: 'anar', color_name: { fa: 'سرخ انار', en: 'Pomegranate red' } },
  { name: 'shab', color_name: { fa: 'سیاه شب', en: 'Night black' } },
].map((design) => ({ ...design, color: cardColours[design.name]?.ground ?? '' }))

/** A block per design; the label of each fact is its key (BNK-022). @param files origin of the pictures */
export const cardDesignBlocks = (files: string): Localizable<PageInfo>[] =>
  cardDesigns.map(({ name, color_name, color }, index) => {
    const facts = {
      front_url: `${files}${cardPicture(name, 'front')}`,
      back_url: `${files}${cardPicture(name, 'back')}`,
      color_name,
      color,
      name,
    }
    const infos = Object.entries(facts).map(([key, value]) => info(key, key, value))
    return block('card_design', color_name, index + 1, infos)
  })
