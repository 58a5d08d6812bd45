import { useTranslation } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { DayField } from '@sarv/shared/ui/dates/day-field'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { SelectInput } from '@sarv/shared/ui/fields/select-input'
import { useDebouncedText } from '@sarv/shared/ui/fields/use-debounced-text'
import { X } from 'lucide-react'
import styles from './audit.module.css'
import { type AuditSearch, auditVerbs } from './audit-search'

/** Fields that search the log: by person, remote, verb and day. */
export function AuditFilters({ search, show }: { search: AuditSearch; show: (next: Partial<AuditSearch>) => void }) {
  const { t } = useTranslation('console')
  const who = useDebouncedText(search.who, (text) => show({ who: text }))
  const about = useDebouncedText(search.about, (text) => show({ about: text }))
  const isEmpty = Object.values(search).every((value) => value === '')
  return (
    <search className={styles.filters} aria-label={t('audit.search')}>
      <SearchInput label={t('audit.who')} maxLength={40} value={who.text} onChange={who.type} onBlur={who.flush} />
      <SearchInput
        label={t('audit.remote')}
        maxLength={40}
        value={about.text}
        onChange={about.type}
        onBlur={about.flush}
      />
      <SelectInput
        label={t('audit.verb')}
        options={auditVerbs.map((value) => ({ value, label: t(`verb.${value}`) }))}
        placeholder={t('audit.anyVerb')}
        value={search.verb}
        onChange={({ target }) => show({ verb: target.value })}
      />
      <DayField label={t('audit.day')} value={search.day} onChange={(day) => show({ day })} />
      {!isEmpty && (
        <div className={styles.clear}>
          <Button
            size="s"
            variant="ghost"
            icon={X}
            onClick={() => {
              who.forget()
              about.forget()
              show({ who: '', about: '', verb: '', day: '' })
            }}
          >
            {t('audit.clear')}
          </Button>
        </div>
      )}
    </search>
  )
}
