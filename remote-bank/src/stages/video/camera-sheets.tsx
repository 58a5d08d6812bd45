import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { RefreshCw } from 'lucide-react'
import type { Recorder } from './use-recorder'

/** Sheets on the way to the camera: why the browser is going to ask, and why there is no picture. (BNK-029, ERR-11, ERR-12) */
export function CameraSheets({ recorder: { state, understood, close, open } }: { recorder: Recorder }) {
  const { t } = useTranslation()
  const problem = state.kind === 'refused' ? state.problem : 'denied'
  return (
    <>
      <Sheet
        open={state.kind === 'reason'}
        onClose={close}
        title={t('stages.video.reason.title')}
        description={t('stages.video.reason.text')}
        action={
          <Button block onClick={understood}>
            {t('stages.video.reason.action')}
          </Button>
        }
      />
      <Sheet
        open={state.kind === 'refused'}
        onClose={close}
        title={t(`stages.video.problem.${problem}.title`)}
        description={t(`stages.video.problem.${problem}.text`)}
        action={
          problem === 'unsupported' ? undefined : (
            <Button block icon={RefreshCw} onClick={open}>
              {t('stages.video.retry')}
            </Button>
          )
        }
      />
    </>
  )
}
