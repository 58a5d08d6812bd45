import type { BrokerChange } from '@sarv/shared/contract/change-broker'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/action-bar'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { MoneyButton } from '@sarv/shared/ui/money-button'
import { ScreenReaderOnly } from '@sarv/shared/ui/screen-reader-only'
import { SectionHeader } from '@sarv/shared/ui/section-header'
import { SelectableCard, SelectableCards } from '@sarv/shared/ui/selectable-card'
import { TextInput } from '@sarv/shared/ui/text-input'
import { Search } from 'lucide-react'
import { type FormEvent, useId, useRef, useState } from 'react'
import { brokersFound, isLong, targetsOf } from './broker-choice'
import styles from './change-broker.module.css'
import { ConfirmChange } from './confirm-change'

/** To whom the person wants to go; goes on to the confirmation. (INV-072) */
export function BrokerForm({
  change,
  onRefused,
}: {
  change: BrokerChange
  /** Gets why the request was not taken; undefined when another one begins. */
  onRefused: (why: string | undefined) => void
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<number>()
  const [met, setMet] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const title = useId()
  const targets = targetsOf(change)
  const shown = brokersFound(targets, query)
  const target = targets.find(({ id }) => id === picked)
  if (targets.length === 0) return <EmptyState title={t('broker.none')} text={t('broker.noneText')} />
  const goOn = (event: FormEvent) => {
    event.preventDefault()
    onRefused(undefined)
    setMet(target === undefined)
    if (target) setConfirming(true)
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <SectionHeader first id={title} title={t('broker.choose')} />
      {isLong(targets) && (
        <TextInput
          label={t('broker.search')}
          icon={Search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      )}
      <ScreenReaderOnly live>{query === '' ? '' : t('broker.count', { count: number(shown.length) })}</ScreenReaderOnly>
      <form ref={form} className={styles.form} onSubmit={goOn} noValidate>
        {shown.length === 0 && <p className={styles.none}>{t('broker.notFound')}</p>}
        <SelectableCards labelledBy={title}>
          {shown.map(({ id, name, city }) => (
            <SelectableCard
              key={id}
              name="broker"
              checked={id === picked}
              onChoose={() => setPicked(id)}
              title={name}
              caption={city}
            />
          ))}
        </SelectableCards>
        {met && !target && (
          <p className={styles.error} role="alert">
            {t('broker.chooseFirst')}
          </p>
        )}
        <ActionBar>
          <MoneyButton type="submit" block>
            {t('broker.continue')}
          </MoneyButton>
        </ActionBar>
      </form>
      {target && (
        <ConfirmChange
          open={confirming}
          onClose={() => setConfirming(false)}
          onRefused={onRefused}
          current={change.current}
          target={target}
        />
      )}
    </>
  )
}
