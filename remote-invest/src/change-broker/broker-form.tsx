import type { BrokerChange } from '@sarv/shared/contract/change-broker'
import { useFormat, useTranslation } from '@sarv/shared/platform'
import { ActionBar } from '@sarv/shared/ui/actions/action-bar'
import { MoneyButton } from '@sarv/shared/ui/actions/money-button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { SelectableCard, SelectableCards } from '@sarv/shared/ui/fields/selectable-card'
import { typography } from '@sarv/shared/ui/layout/primitives'
import { ScreenReaderOnly } from '@sarv/shared/ui/layout/screen-reader-only'
import { SectionHeader } from '@sarv/shared/ui/layout/section-header'
import { type FormEvent, useId, useRef, useState } from 'react'
import { listTargetBrokers, needsSearch, searchBrokers } from './broker-search'
import styles from './change-broker.module.css'
import { ConfirmChange } from './confirm-change'

/** Form to choose the new broker; submitting opens the confirmation. (INV-072) */
export function BrokerForm({
  change,
  onError,
}: {
  change: BrokerChange
  /** Gets the error message of a rejected request; undefined when another one begins. */
  onError: (message: string | undefined) => void
}) {
  const { t } = useTranslation()
  const { number } = useFormat()
  const [query, setQuery] = useState('')
  const [picked, setPicked] = useState<number>()
  const [showsMissing, setShowsMissing] = useState(false)
  const [confirming, setConfirming] = useState(false)
  const form = useRef<HTMLFormElement>(null)
  const title = useId()
  const targets = listTargetBrokers(change)
  const shown = searchBrokers(targets, query)
  const target = targets.find(({ id }) => id === picked)
  if (targets.length === 0) return <EmptyState title={t('investBroker:none')} text={t('investBroker:noneText')} />
  const onSubmit = (event: FormEvent) => {
    event.preventDefault()
    onError(undefined)
    setShowsMissing(target === undefined)
    if (target) setConfirming(true)
    else form.current?.querySelector('input')?.focus()
  }
  return (
    <>
      <SectionHeader first id={title} title={t('investBroker:choose')} />
      {needsSearch(targets) && (
        <SearchInput label={t('investBroker:search')} maxLength={100} value={query} onChange={setQuery} />
      )}
      <ScreenReaderOnly live>
        {query === '' ? '' : t('investBroker:count', { count: number(shown.length) })}
      </ScreenReaderOnly>
      <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
        {shown.length === 0 && <p className={typography.secondary}>{t('investBroker:notFound')}</p>}
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
        {showsMissing && !target && (
          <p className={typography.error} role="alert">
            {t('investBroker:chooseFirst')}
          </p>
        )}
        <ActionBar>
          <MoneyButton type="submit" block>
            {t('investBroker:continue')}
          </MoneyButton>
        </ActionBar>
      </form>
      {target && (
        <ConfirmChange
          open={confirming}
          onClose={() => setConfirming(false)}
          onError={onError}
          current={change.current}
          target={target}
        />
      )}
    </>
  )
}
