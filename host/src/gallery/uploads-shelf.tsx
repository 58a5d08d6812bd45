import { Skeleton } from '@sarv/shared/ui/feedback/skeleton'
import { Uploader } from '@sarv/shared/ui/upload/uploader'
import { VideoCard } from '@sarv/shared/ui/upload/video-card'
import { Item, Shelf } from './shelf'
import { useSampleVideo } from './use-sample-video'
import { useSay } from './use-say'

/** A fake upload: the progress grows until it is done, fails or is aborted. */
function travel(stopAt: number, fails: boolean) {
  return (_file: File, { onProgress, signal }: { onProgress: (share: number) => void; signal: AbortSignal }) =>
    new Promise<void>((resolve, reject) => {
      let share = 0
      const clock = setInterval(() => {
        share = Math.min(stopAt, share + 0.1)
        onProgress(share)
        if (share < stopAt || stopAt < 1) return
        clearInterval(clock)
        if (fails) reject(new Error('The gallery lets this upload fail'))
        else resolve()
      }, 80)
      signal.addEventListener('abort', () => clearInterval(clock), { once: true })
    })
}

const arrives = travel(1, false)
const stands = travel(0.6, false)
const breaks = travel(1, true)

export function UploadsShelf() {
  const say = useSay()
  const film = useSampleVideo()
  return (
    <Shelf id="uploads" title={say('فایل و ویدئو', 'Files and films')}>
      <Item title={say('بارگذاری که می‌رسد', 'An upload that arrives')}>
        <Uploader label={say('رسید واریز', 'Deposit slip')} send={arrives} />
      </Item>
      <Item title={say('بارگذاری که در راه می‌ماند', 'An upload that stays on its way')}>
        <Uploader label={say('تصویر کارت ملی', 'Picture of the national card')} send={stands} />
      </Item>
      <Item title={say('بارگذاری که نمی‌رسد', 'An upload that fails')}>
        <Uploader label={say('رسید پایا', 'Paya slip')} send={breaks} />
      </Item>
      <Item title={say('ویدئو', 'Film')}>
        {film ? (
          <VideoCard
            {...film}
            title={say('سبد اختصاصی چیست؟', 'What is a managed portfolio?')}
            caption={say('۱ ثانیه', '1 second')}
          />
        ) : (
          <Skeleton height={200} radius={16} />
        )}
      </Item>
    </Shelf>
  )
}
