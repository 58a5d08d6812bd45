import { pictureAddress } from '@sarv/shared/rules/picture-address'
import { sortBlocks } from '@sarv/shared/stages/page-blocks'
import { findStage } from '@sarv/shared/stages/stage-state'
import type { CardFlow, CardStage } from './card-flow'
import { storedValue } from './stage-field'

/** A face that a card may have. */
export interface CardDesign {
  /** The value that is submitted. */
  readonly name: string
  /** The name that the person sees. */
  readonly colorName: string
  /** Colour as #rrggbb; undefined for any other format. */
  readonly color: string | undefined
  /** Addresses of the pictures; undefined without a picture that may be shown. */
  readonly front: string | undefined
  readonly back: string | undefined
}

/**
 * Reads the designs out of the blocks `card_design`, by the labels of their infos; one without a name cannot be chosen.
 * (BNK-022)
 * @example designsIn(stage)[0]?.colorName // 'سبز سرو'
 */
export function designsIn({ wire }: CardStage): CardDesign[] {
  return sortBlocks(wire)
    .filter(({ component_name }) => component_name === 'card_design')
    .flatMap(({ infos }) => {
      const text = (label: string) => {
        const value = infos.find((info) => (info.label ?? info.key) === label)?.value
        return value === null || value === undefined ? '' : String(value)
      }
      const name = text('name')
      if (name === '') return []
      return {
        name,
        colorName: text('color_name') || name,
        color: /^#[\da-f]{6}$/i.test(text('color')) ? text('color') : undefined,
        front: pictureAddress(text('front_url')),
        back: pictureAddress(text('back_url')),
      }
    })
}

/** Colour of the card that was chosen; undefined before. (BNK-023) @example chosenColour(stage) // 'آبی خلیج' */
export function chosenColour(stage: CardStage): string | undefined {
  if (stage.key !== 'card' || stage.status !== 'DONE') return undefined
  const chosen = storedValue(stage, 'card_name')
  return designsIn(stage).find(({ name }) => name === chosen)?.colorName
}

/** Name of the design that was chosen in a flow; undefined before. (BNK-023) @example chosenName(flow) // 'khalij' */
export function chosenName(flow: CardFlow): string | undefined {
  const stage = findStage(flow, 'card')
  return stage?.status === 'DONE' ? storedValue(stage, 'card_name') || undefined : undefined
}
