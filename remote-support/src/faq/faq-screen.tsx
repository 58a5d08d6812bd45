import { useTranslation } from '@sarv/shared/platform'
import { LoadFailed } from '@sarv/shared/ui/load-failed'
import { Page } from '@sarv/shared/ui/page'
import { TextInput } from '@sarv/shared/ui/text-input'
import { Search } from 'lucide-react'
import { useState } from 'react'
import { FaqBrowse } from './faq-browse'
import { FaqResults } from './faq-results'
import styles from './faq-screen.module.css'
import { FaqSkeleton } from './faq-skeleton'
import { bookView } from './faq-view'
import { KeptNote } from './kept-note'
import { useFaq } from './use-faq'

/** /faq: categories with their questions, and a search through all of them. (SUP-020) */
export function FaqScreen() {
  const { t } = useTranslation()
  const [query, setQuery] = useState('')
  const { asked, read } = useFaq()
  const view = bookView(asked)
  if (view.at === 'loading') return <FaqSkeleton />
  if (view.at === 'failed')
    return (
      <Page>
        <LoadFailed query={read} whole />
      </Page>
    )
  const searching = query.trim() !== ''
  return (
    <Page>
      <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <TextInput
          label={t('search.label')}
          icon={Search}
          type="search"
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          placeholder={t('search.example')}
          value={query}
          onChange={(event) => setQuery(event.target.value)}
        />
      </form>
      <KeptNote old={view.old} />
      {searching ? <FaqResults book={view.what} query={query} /> : <FaqBrowse book={view.what} />}
    </Page>
  )
}
