import { useQuery, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { OwnText } from '@sarv/shared/ui/data/own-text'
import { Tile } from '@sarv/shared/ui/data/tile'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { Card } from '@sarv/shared/ui/layout/card'
import { VideoCard } from '@sarv/shared/ui/upload/video-card'
import { Video } from 'lucide-react'
import { infoIcon } from '../flow/info-icon'
import { StageHead } from '../flow/stage-head'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { helpVideoQuery } from './help-video-query'
import { conditionsIn } from './video-facts'
import styles from './video-intro.module.css'

/** Conditions of the video, the film that shows how, and the button that opens the camera. (BNK-024, BNK-081) */
export function VideoIntro({
  flow,
  stage,
  goNext,
  lostVideo,
  stopped,
  opening,
  onOpen,
}: StageScreenProps & {
  /** A recording ended because the page was hidden. */
  stopped: boolean
  /** The browser asks for the camera, or opens it. */
  opening: boolean
  onOpen: () => void
}) {
  const { t } = useTranslation()
  const isDone = stage.status === 'DONE'
  const help = useQuery(helpVideoQuery()).data
  return (
    <>
      <StageHead flow={flow} stage={stage} title={t('stages.video.title')} lead={t('stages.video.lead')} />
      <div className={styles.notes}>
        {lostVideo && (
          <Alert tone="w" live>
            {t('stages.video.lost')}
          </Alert>
        )}
        {stopped && (
          <Alert tone="w" live>
            {t('stages.video.stopped')}
          </Alert>
        )}
        {isDone && <Alert tone="g">{t('stages.video.received')}</Alert>}
        <Card as="section" label={t('stages.video.conditions')}>
          <ul className={styles.conditions}>
            {conditionsIn(stage).map(({ icon, text }) => (
              <li key={text}>
                <Tile icon={infoIcon(icon)} />
                <OwnText text={text} />
              </li>
            ))}
          </ul>
        </Card>
        {help && <VideoCard src={help.link} cover={help.cover ?? help.cover_photo ?? undefined} title={help.title} />}
      </div>
      <ActionBar>
        {isDone && (
          <Button block onClick={goNext}>
            {t('stages.continue')}
          </Button>
        )}
        <Button block variant={isDone ? 'quiet' : 'primary'} icon={Video} loading={opening} onClick={onOpen}>
          {t(isDone ? 'stages.video.recordAnew' : 'stages.video.record')}
        </Button>
      </ActionBar>
    </>
  )
}
