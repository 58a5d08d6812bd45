import { rowCaption, visibleStages } from '@sarv/shared/stages/overview-stages'
import { shownState } from '@sarv/shared/stages/shown-state'
import { stageState } from '@sarv/shared/stages/stage-state'
import type { StageItem } from '@sarv/shared/ui/data/stage-list'
import { chosenColour } from './card-designs'
import type { CardFlow } from './card-flow'

/** Rows of the overview, by the server's order; a card that was chosen is told by its colour. (BNK-014, BNK-019, BNK-023) */
export function stageRows(flow: CardFlow): StageItem[] {
  return visibleStages(flow).map((stage) => ({
    key: stage.wire.key,
    title: stage.wire.title,
    state: shownState(stageState(stage, flow.current)),
    caption: stage.wire.message.join(' ') || chosenColour(stage) || rowCaption(stage),
  }))
}
