import { lazyScreen, Navigate, useNavigate, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { SearchInput } from '@sarv/shared/ui/fields/search-input'
import { Page } from '@sarv/shared/ui/layout/page'
import { Suspense, useState } from 'react'
import { AssistantLink } from '../help/assistant-link'
import { HelpLinks } from '../help/help-links'
import { FaqBrowse } from './faq-browse'
import { FaqResults } from './faq-results'
import styles from './faq-screen.module.css'
import { FaqSkeleton } from './faq-skeleton'
import { faqView, pathOfQuestion } from './faq-view'
import { StaleNotice } from './stale-notice'
import { useFaq } from './use-faq'

// Its fields come after the questions are drawn.
const CounsellingSheet = lazyScreen(async () => (await import('../counselling/counselling-sheet')).CounsellingSheet)

/**
 * Screen of /faq: the way to the assistant, categories with their questions, a search through all of them, and further help. `?question=` leads to a
 * question in its category, `?form=counselling` opens the form. (SUP-020, SUP-026)
 */
export function FaqScreen() {
  const { t } = useTranslation()
  const [text, setText] = useState('')
  const { sources, query } = useFaq()
  const [params] = useSearchParams()
  const navigate = useNavigate()
  const view = faqView(sources)
  if (view.kind === 'loading') return <FaqSkeleton />
  if (view.kind === 'failed')
    return (
      <Page>
        <LoadFailed query={query} whole />
      </Page>
    )
  const question = params.get('question')
  if (question !== null) return <Navigate to={pathOfQuestion(view.data, question) ?? '/not-found'} replace />
  const searching = text.trim() !== ''
  return (
    <Page>
      <form className={styles.search} onSubmit={(event) => event.preventDefault()}>
        <SearchInput
          label={t('search.label')}
          maxLength={100}
          placeholder={t('search.example')}
          value={text}
          onChange={setText}
        />
      </form>
      <StaleNotice stale={view.stale} />
      <div className={styles.assistant}>
        <AssistantLink />
      </div>
      {searching ? <FaqResults categories={view.data} query={text} /> : <FaqBrowse categories={view.data} />}
      <HelpLinks />
      <Suspense fallback={null}>
        <CounsellingSheet
          open={params.get('form') === 'counselling'}
          onClose={() => navigate('/faq', { replace: true })}
        />
      </Suspense>
    </Page>
  )
}
