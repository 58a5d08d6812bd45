import { Navigate, useHeader, useParams, useSearchParams, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/actions/button'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { LoadFailed } from '@sarv/shared/ui/feedback/load-failed'
import { Card } from '@sarv/shared/ui/layout/card'
import { Columns, Page } from '@sarv/shared/ui/layout/page'
import styles from './category-screen.module.css'
import { FaqAnswers } from './faq-answers'
import { CategorySkeleton } from './faq-skeleton'
import { categoryView, faqView } from './faq-view'
import { OtherCategories } from './other-categories'
import { StaleNotice } from './stale-notice'
import { useFaq } from './use-faq'

/** Screen of /faq/:id: one category with its answers, one of them opened by `?question=`; 3 is portfolios. (SUP-020…022) */
export function CategoryScreen() {
  const { t } = useTranslation()
  const { id } = useParams()
  const question = Number(useSearchParams()[0].get('question'))
  const { sources, query } = useFaq()
  const view = categoryView(sources, id)
  const all = faqView(sources)
  useHeader({ title: view.kind === 'open' ? view.data.title : undefined })
  if (view.kind === 'unknown') return <Navigate to="/not-found" replace />
  if (view.kind === 'loading') return <CategorySkeleton />
  if (view.kind === 'failed')
    return (
      <Page>
        <LoadFailed query={query} whole />
      </Page>
    )
  const category = view.data
  return (
    <Page>
      <p className={styles.description}>
        <bdi>{category.description}</bdi>
      </p>
      <StaleNotice stale={view.stale} />
      <Columns>
        {category.items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to="/faq">{t('others')}</ButtonLink>}
          />
        ) : (
          <Card>
            <FaqAnswers key={`${category.id} ${question}`} items={category.items} opened={question} />
          </Card>
        )}
        <OtherCategories categories={all.kind === 'open' ? all.data : []} except={category.id} />
      </Columns>
    </Page>
  )
}
