import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import type { CardStage } from '../flow/card-flow'

/** Conditions of a good video, as the server words them. (BNK-024) */
export function conditionsIn({ wire }: CardStage): string[] {
  const infos = findBlock(wire, 'conditions')?.infos ?? []
  return infos.map(({ value, label }) => String(value ?? label ?? '')).filter((text) => text.trim() !== '')
}

/** Text that is read aloud, and submitted as what was read; empty where the server sends none. (BNK-025) */
export function videoTextIn({ wire }: CardStage): string {
  return textIn(findBlock(wire, 'video_text'), 'text') ?? ''
}
