import { Navigate, useHeader, useParams, useTranslation } from '@sarv/shared/platform'
import { ButtonLink } from '@sarv/shared/ui/button'
import { Card } from '@sarv/shared/ui/card'
import { EmptyState } from '@sarv/shared/ui/empty-state'
import { LoadFailed } from '@sarv/shared/ui/load-failed'
import { Columns, Page } from '@sarv/shared/ui/page'
import styles from './category-screen.module.css'
import { FaqAnswers } from './faq-answers'
import { CategorySkeleton } from './faq-skeleton'
import { bookView, categoryView } from './faq-view'
import { KeptNote } from './kept-note'
import { OtherCategories } from './other-categories'
import { useFaq } from './use-faq'

/** /faq/:id: one category with its answers; 3 is portfolios. (SUP-020…022) */
export function CategoryScreen() {
  const { t } = useTranslation()
  const { id } = useParams()
  const { asked, read } = useFaq()
  const view = categoryView(asked, id)
  const all = bookView(asked)
  useHeader({ title: view.at === 'open' ? view.what.title : undefined })
  if (view.at === 'unknown') return <Navigate to="/not-found" replace />
  if (view.at === 'loading') return <CategorySkeleton />
  if (view.at === 'failed')
    return (
      <Page>
        <LoadFailed query={read} whole />
      </Page>
    )
  const category = view.what
  return (
    <Page>
      <p className={styles.description}>
        <bdi>{category.description}</bdi>
      </p>
      <KeptNote old={view.old} />
      <Columns>
        {category.items.length === 0 ? (
          <EmptyState
            title={t('empty.title')}
            text={t('empty.text')}
            action={<ButtonLink to="/faq">{t('others')}</ButtonLink>}
          />
        ) : (
          <Card>
            <FaqAnswers key={category.id} items={category.items} />
          </Card>
        )}
        <OtherCategories book={all.at === 'open' ? all.what : []} except={category.id} />
      </Columns>
    </Page>
  )
}
