import { useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Page } from '@sarv/shared/ui/layout/page'
import { useState } from 'react'
import { designsIn } from '../flow/card-designs'
import { storedValue } from '../flow/stage-field'
import { StageHead } from '../flow/stage-head'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { CardCarousel } from './card-carousel'
import { turnToMiddle } from './carousel-position'
import { ColourSwatches } from './colour-swatches'

/** Stage screen of the card: its colour is chosen among the designs that the server offers. (BNK-021, BNK-022) */
export function CardStage({ flow, stage, submit, submitting }: StageScreenProps) {
  const { t } = useTranslation()
  const offered = designsIn(stage)
  const [first] = useState(() =>
    Math.max(
      0,
      offered.findIndex(({ name }) => name === storedValue(stage, 'card_name')),
    ),
  )
  const designs = turnToMiddle(offered, first)
  const [index, setIndex] = useState(Math.floor(designs.length / 2))
  const design = designs[index]
  return (
    <Page width="flow">
      <StageHead flow={flow} stage={stage} title={t('stages.card.title')} />
      {design === undefined ? (
        <EmptyState title={t('stages.card.none')} text={t('stages.card.noneText')} />
      ) : (
        <>
          <CardCarousel designs={designs} index={index} onIndex={setIndex} />
          <ColourSwatches designs={designs} index={index} onIndex={setIndex} />
          <ActionBar>
            <OnlineButton block loading={submitting} onClick={() => submit({ card_name: design.name })}>
              {t('stages.card.choose', { colour: design.colorName })}
            </OnlineButton>
          </ActionBar>
        </>
      )}
    </Page>
  )
}
