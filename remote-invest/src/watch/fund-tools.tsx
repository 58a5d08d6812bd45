import type { Fund } from '@sarv/shared/contract/funds'
import { lazyScreen, useFormat, useQuery, useTranslation } from '@sarv/shared/platform'
import { Button, ButtonLink } from '@sarv/shared/ui/actions/button'
import { Bell, BellRing, GitCompareArrows } from 'lucide-react'
import { Suspense, useState } from 'react'
import { comparePath } from '../funds/compare/compare-ids'
import styles from './watch.module.css'
import { alertsQuery } from './watch-queries'

// For a person who sets an alert; the others never load it.
const AlertSheet = lazyScreen(async () => (await import('./alert-sheet')).AlertSheet)

/** What else a person may do with a fund: compare it, be told of it. (INV-080, INV-081) */
export function FundTools({ fund }: { fund: Fund }) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const { data } = useQuery(alertsQuery())
  const waiting = data?.filter(({ ds_code, done_at }) => ds_code === fund.ds_code && done_at === null).length ?? 0
  const [open, setOpen] = useState(false)
  const [wasOpened, setOpened] = useState(false)
  return (
    <div className={styles.tools}>
      <ButtonLink block size="s" variant="quiet" icon={GitCompareArrows} to={comparePath([fund.ds_code])}>
        {t('investWatch:tools.compare')}
      </ButtonLink>
      <Button
        block
        size="s"
        variant="quiet"
        icon={waiting > 0 ? BellRing : Bell}
        aria-haspopup="dialog"
        onClick={() => {
          setOpened(true)
          setOpen(true)
        }}
      >
        {waiting > 0 ? t('investWatch:tools.alerts', { count: number(waiting) }) : t('investWatch:tools.alert')}
      </Button>
      {wasOpened && (
        <Suspense fallback={null}>
          <AlertSheet fund={fund} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  )
}
