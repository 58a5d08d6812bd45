import { useFormat, useLock, usePlatform, useTranslation } from '@sarv/shared/platform'
import { TermsButton } from '@sarv/shared/stages/terms-button'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { Button } from '@sarv/shared/ui/actions/button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { ProgressBar } from '@sarv/shared/ui/data/progress-bar'
import { Alert } from '@sarv/shared/ui/feedback/alert'
import { ErrorAlert } from '@sarv/shared/ui/feedback/error-alert'
import { Checkbox } from '@sarv/shared/ui/fields/checkbox'
import { useUpload } from '@sarv/shared/ui/upload/use-upload'
import { RotateCcw } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { StageHead } from '../flow/stage-head'
import type { StageScreenProps } from '../flow/stage-screen-props'
import { clipName } from './recording-format'
import { type VideoTarget, videoTextIn } from './video-facts'
import styles from './video-preview.module.css'

/** Preview of the recorded video, whose title takes the focus: it is recorded again, or sent once the rules are ticked. (BNK-028, VAL-25) */
export function VideoPreview({
  flow,
  stage,
  submit,
  submitting,
  target: { endpoint, onbType },
  clip,
  onAgain,
}: StageScreenProps & { target: VideoTarget; clip: Blob; onAgain: () => void }) {
  const { t } = useTranslation()
  const { percent } = useFormat()
  const { api } = usePlatform()
  useLock(true)
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const address = useObjectUrl(clip)
  const [accepted, accept] = useState(false)
  const [stopped, setStopped] = useState(false)
  const finish = () => void submit({ video_text: videoTextIn(stage) })
  const { state, send, cancel } = useUpload(
    (file, way) => api.upload(endpoint, { file, fields: { title: file.name, onb_type: onbType }, ...way }),
    (sent) => sent && finish(),
  )
  const isSending = state.kind === 'sending'
  const name = clipName(clip.type)
  return (
    <>
      <StageHead
        flow={flow}
        stage={stage}
        title={t('stages.video.preview')}
        lead={t('stages.video.previewLead')}
        heading={heading}
      />
      <div className={styles.preview}>
        {/* The person's own words, which are the text above. */}
        {/* biome-ignore lint/a11y/useMediaCaption: a clip that was just recorded has no captions */}
        <video className={styles.clip} src={address} controls playsInline aria-label={t('stages.video.clip')} />
        <Button variant="ghost" size="s" icon={RotateCcw} disabled={isSending || submitting} onClick={onAgain}>
          {t('stages.video.again')}
        </Button>
        {stopped && (
          <Alert tone="i" live>
            {t('stages.video.cancelled')}
          </Alert>
        )}
        {state.kind === 'failed' && (
          <ErrorAlert>
            <bdi>{state.reason ?? t('stages.video.failed')}</bdi>
          </ErrorAlert>
        )}
      </div>
      <ActionBar>
        {isSending ? (
          <>
            <ProgressBar
              label={t('stages.video.sending')}
              value={state.share}
              max={1}
              text={<bdi>{percent(Math.floor(state.share * 100), { decimals: 0 })}</bdi>}
            />
            <Button
              block
              variant="quiet"
              onClick={() => {
                cancel()
                setStopped(true)
              }}
            >
              {t('stages.video.cancel')}
            </Button>
          </>
        ) : (
          <>
            <TermsButton file="terms-card.pdf">{t('stages.video.rules')}</TermsButton>
            <Checkbox checked={accepted} onChange={({ target }) => accept(target.checked)}>
              {t('stages.video.accept')}
            </Checkbox>
            <OnlineButton
              block
              disabled={!accepted}
              loading={submitting}
              onClick={() => {
                setStopped(false)
                // It is there already where only the submit failed.
                if (state.kind === 'done') finish()
                else void send(new File([clip], name, { type: clip.type }))
              }}
            >
              {t('stages.video.send')}
            </OnlineButton>
          </>
        )}
      </ActionBar>
    </>
  )
}

/** Address of a blob for as long as it is shown. */
function useObjectUrl(blob: Blob): string | undefined {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    const made = URL.createObjectURL(blob)
    setAddress(made)
    return () => URL.revokeObjectURL(made)
  }, [blob])
  return address
}
