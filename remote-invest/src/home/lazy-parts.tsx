import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { Money } from '@sarv/shared/ui/data/money'
import { lateChunk } from '@sarv/shared/ui/feedback/late-chunk'
import type { ComponentProps } from 'react'
import type * as lateParts from './late-parts'

type PropsOf<Part extends keyof typeof lateParts> = ComponentProps<(typeof lateParts)[Part]>

/** What home shows after its first screen; a lost chunk costs these places and nothing else. (HST-085) */
const useLateParts = lateChunk(() => import('./late-parts'))

export function AccountsSwitch(props: PropsOf<'AccountsSwitch'>) {
  const { chunk, retry } = useLateParts()
  return chunk ? <chunk.AccountsSwitch {...props} /> : retry && <Retry onPress={retry} />
}

export function HowGain() {
  const { chunk, retry } = useLateParts()
  return chunk ? <chunk.HowGain /> : retry && <Retry onPress={retry} />
}

/** An offer that did not come is missed by no one. */
export function OfferBanner(props: PropsOf<'OfferBanner'>) {
  const { chunk } = useLateParts()
  return chunk && <chunk.OfferBanner {...props} />
}

/** The same amount until its digits can roll. */
export function RollingMoney(props: PropsOf<'RollingMoney'>) {
  const { chunk } = useLateParts()
  return chunk ? <chunk.RollingMoney {...props} /> : <Money {...props} look="hero" />
}

function Retry({ onPress }: { onPress: () => void }) {
  const { t } = useTranslation('ui')
  return (
    <Button variant="ghost" size="s" onClick={onPress}>
      {t('retry')}
    </Button>
  )
}
