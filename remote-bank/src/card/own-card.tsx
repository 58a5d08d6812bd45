import { revealCard } from '@sarv/shared/contract/bank-settings'
import { call, useFormat, useTranslation } from '@sarv/shared/platform'
import { CodeStep } from '@sarv/shared/stages/code-step'
import { Button } from '@sarv/shared/ui/actions/button'
import { CopyButton } from '@sarv/shared/ui/actions/copy-button'
import { OnlineButton } from '@sarv/shared/ui/actions/online-button'
import { CountdownText, useSecondsLeft } from '@sarv/shared/ui/data/countdown-text'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { Sheet } from '@sarv/shared/ui/overlay/sheet'
import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { cardCodeLength, useCardCode } from '../card-code/use-card-code'
import { useRefusalOf } from '../card-code/use-refusal-of'
import type { OpenAccount } from './account-choice'
import { CardFace } from './card-face'
import styles from './own-card.module.css'
import { type ShownCard, shownForMs, useShownCard } from './use-shown-card'

/** Card in use: its face, and its whole number for half a minute after a code. (BNK-004) */
export function OwnCard({ account, frozen }: { account: OpenAccount; frozen: boolean }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { shown, show, hide } = useShownCard()
  const [asking, setAsking] = useState(false)
  const { code, sending, request, resend, forget } = useCardCode('REVEAL')
  const refusalOf = useRefusalOf()
  const check = (typed: string) =>
    refusalOf(async () => {
      show(await call(revealCard, { body: { code: typed } }))
      forget()
      setAsking(false)
    })
  return (
    <div className={styles.card}>
      <CardFace account={account} secrets={shown?.secrets} off={frozen} />
      {shown ? (
        <Shown shown={shown} onHide={hide} />
      ) : (
        <OnlineButton
          variant="ghost"
          size="s"
          icon={Eye}
          loading={sending}
          onClick={async () => setAsking(await request())}
        >
          {t('reveal.show')}
        </OnlineButton>
      )}
      <ScreenReaderOnly as="p" live>
        {shown && t('reveal.said', { seconds: number(shownForMs / 1000) })}
      </ScreenReaderOnly>
      <Sheet open={asking && code !== undefined} onClose={() => setAsking(false)} title={t('reveal.show')}>
        {asking && code && (
          <CodeStep
            length={cardCodeLength}
            title={t('reveal.code')}
            action={t('reveal.confirm')}
            code={code}
            check={check}
            onResend={resend}
            resending={sending}
          />
        )}
      </Sheet>
    </div>
  )
}

function Shown({ shown: { secrets, until }, onHide }: { shown: ShownCard; onHide: () => void }) {
  const { t } = useTranslation()
  const left = useSecondsLeft(until)
  return (
    <div className={styles.shown}>
      <span className={typography.caption}>
        {t('reveal.until')} <CountdownText seconds={left} />
      </span>
      <CopyButton text={secrets.card_number} label={t('reveal.copy')} />
      <Button variant="ghost" size="s" icon={EyeOff} onClick={onHide}>
        {t('reveal.hide')}
      </Button>
    </div>
  )
}
