import type { BankPromotion } from '@sarv/shared/contract/bank-content'
import { pictureAddress } from '@sarv/shared/rules/picture-address'
import type { CSSProperties } from 'react'
import { safeColour } from './safe-colour'

/** Custom properties of the promotion's colours and background, as far as they are safe. */
export type PromotionStyle = CSSProperties &
  Partial<Record<'--ground' | '--words' | '--line-ground' | '--line-words', string>>

/**
 * The colours and the background that the server named, each checked; what is refused is left to the style sheet. (BNK-079)
 * @example <section style={promotionStyle(promotion)}>
 */
export function promotionStyle({
  background_image,
  color,
  line,
}: Pick<BankPromotion, 'background_image' | 'color' | 'line'>): PromotionStyle {
  const ground = background_image === null ? undefined : pictureAddress(background_image)
  const words = safeColour(color)
  const lineGround = safeColour(line.background_color)
  const lineWords = safeColour(line.color)
  return {
    // Quoted, so that no parenthesis of the address ends it.
    ...(ground && { '--ground': `url(${JSON.stringify(ground)})` }),
    ...(ground && words && { '--words': words }),
    // A line is drawn in both of its colours or in neither: one alone may be unreadable.
    ...(lineGround && lineWords && { '--line-ground': lineGround, '--line-words': lineWords }),
  }
}
