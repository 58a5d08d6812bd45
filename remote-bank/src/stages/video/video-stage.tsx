import { Page } from '@sarv/shared/ui/layout/page'
import { useEffect, useEffectEvent } from 'react'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { CameraSheets } from './camera-sheets'
import { useRecorder } from './use-recorder'
import type { VideoTarget } from './video-facts'
import { VideoIntro } from './video-intro'
import { VideoPreview } from './video-preview'
import { VideoRecording } from './video-recording'

/**
 * Stage screen of the video: its conditions, the recording of the text that is read aloud, and the preview that is sent.
 * (BNK-024 … BNK-029)
 */
export function VideoStage({ target, ...props }: StageScreenProps & { target: VideoTarget }) {
  const recorder = useRecorder()
  const { state, camera } = recorder
  const isUnsent = state.kind === 'preview'
  const onUnsent = useEffectEvent(props.onUnsent)
  useEffect(() => {
    if (isUnsent) onUnsent(true)
  }, [isUnsent])
  return (
    <Page width="flow">
      {state.kind === 'preview' ? (
        <VideoPreview
          {...props}
          target={target}
          clip={state.clip}
          onAgain={() => {
            props.onUnsent(false)
            recorder.again()
          }}
        />
      ) : camera !== undefined || state.kind === 'turning' ? (
        <VideoRecording stage={props.stage} recorder={recorder} />
      ) : (
        <VideoIntro
          {...props}
          stopped={state.kind === 'intro' && state.stopped === true}
          opening={state.kind === 'asking'}
          onOpen={recorder.open}
        />
      )}
      <CameraSheets recorder={recorder} />
    </Page>
  )
}
