import type { uploadReissueVideo, uploadVideo } from '@sarv/shared/contract/bank-onboarding'
import { findBlock, textIn } from '@sarv/shared/stages/page-blocks'
import type { CardStage } from '../flow/card-flow'

/** Where a flow's video goes. */
export interface VideoTarget {
  readonly endpoint: typeof uploadVideo | typeof uploadReissueVideo
  readonly onbType: 'BANK' | 'REISSUE_CARD'
}

/** Condition of a good video, as the server words it. */
export interface Condition {
  readonly icon: string | null
  readonly text: string
}

/** Conditions of a good video, those without words left out. (BNK-024) */
export function conditionsIn({ wire }: CardStage): Condition[] {
  const infos = findBlock(wire, 'conditions')?.infos ?? []
  return infos
    .map(({ icon, label, value }) => ({ icon, text: String(label ?? value ?? '') }))
    .filter(({ text }) => text.trim() !== '')
}

/** Text that is read aloud, and submitted as what was read; empty where the server sends none. (BNK-025) */
export function videoTextIn({ wire }: CardStage): string {
  return textIn(findBlock(wire, 'video_text'), 'text') ?? ''
}
