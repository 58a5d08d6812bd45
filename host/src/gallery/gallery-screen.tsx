import type { PageRemote } from '@sarv/platform/contract/page-data'
import { lazyScreen, PlatformContext, useFormat } from '@sarv/shared/platform'
import { ChipGroup } from '@sarv/shared/ui/fields/chip-group'
import { Page } from '@sarv/shared/ui/layout/page'
import { Suspense, useState } from 'react'
import { useServices } from '../services/services'
import { BrandShelf } from './brand-shelf'
import { ButtonsShelf } from './buttons-shelf'
import { ChartsShelf } from './charts-shelf'
import { DatesShelf } from './dates-shelf'
import { DocumentsShelf } from './documents-shelf'
import { FeedbackShelf } from './feedback-shelf'
import { FieldsShelf } from './fields-shelf'
import styles from './gallery.module.css'
import { ListsShelf } from './lists-shelf'
import { PaymentShelf } from './payment-shelf'
import { QuestionsShelf } from './questions-shelf'
import { StagesShelf } from './stages-shelf'
import { TokensShelf } from './tokens-shelf'
import { UploadsShelf } from './uploads-shelf'
import { useSay } from './use-say'

/** In development builds only: remotes expose no gallery in production. */
const RemoteShelves =
  process.env.NODE_ENV === 'development'
    ? lazyScreen(async () => (await import('./remote-shelves')).RemoteShelves)
    : undefined

/** The gallery as a remote, so that the kit gets a platform object. */
const guest: PageRemote = {
  name: 'gallery',
  title: { fa: 'نمایشگاه', en: 'Gallery' },
  owner: 'shell',
  version: '1.0.0',
  entry: '',
  routes: [],
  intents: {},
  storage: [],
}

/**
 * R-14: the component gallery: everything of shared/ui in all of its states, for the eye and the accessibility tests; in
 * development with states of the remotes' screens.
 */
export function GalleryScreen() {
  const say = useSay()
  const { platformFor, setLanguage } = useServices()
  const { language } = useFormat()
  const [theme, setTheme] = useState<'system' | 'light' | 'dark'>('system')
  const shelves = [
    ['brand', say('نشان', 'Brand')],
    ['tokens', say('رنگ', 'Colour')],
    ['buttons', say('دکمه', 'Buttons')],
    ['lists', say('فهرست', 'Lists')],
    ['fields', say('فرم', 'Fields')],
    ['feedback', say('پیام', 'Messages')],
    ['charts', say('نمودار', 'Charts')],
    ['stages', say('مراحل', 'Stages')],
    ['questions', say('سؤال', 'Questions')],
    ['dates', say('تاریخ', 'Dates')],
    ['uploads', say('فایل', 'Files')],
    ['payment', say('پرداخت', 'Payment')],
    ['documents', say('سند', 'Documents')],
  ]
  return (
    <main className={styles.gallery} data-theme={theme === 'system' ? undefined : theme}>
      <Page>
        <div className={styles.top}>
          <h1>{say('نمایشگاه قطعه‌ها', 'Gallery of components')}</h1>
          <ChipGroup
            label={say('زبان', 'Language')}
            value={language}
            onChange={(next) => void setLanguage(next)}
            options={[
              { value: 'fa', label: 'فارسی' },
              { value: 'en', label: 'English' },
            ]}
          />
          <ChipGroup
            label={say('حالت نمایش', 'Theme')}
            value={theme}
            onChange={setTheme}
            options={[
              { value: 'system', label: say('سیستم', 'System') },
              { value: 'light', label: say('روشن', 'Light') },
              { value: 'dark', label: say('تیره', 'Dark') },
            ]}
          />
          <nav className={styles.contents} aria-label={say('بخش‌ها', 'Sections')}>
            {shelves.map(([id, name]) => (
              <a key={id} href={`#${id}`}>
                {name}
              </a>
            ))}
          </nav>
        </div>
        <PlatformContext value={platformFor(guest)}>
          <BrandShelf />
          <TokensShelf />
          <ButtonsShelf />
          <ListsShelf />
          <FieldsShelf />
          <FeedbackShelf />
          <ChartsShelf key={theme} />
          <StagesShelf />
          <QuestionsShelf />
          <DatesShelf />
          <UploadsShelf />
          <PaymentShelf />
          <DocumentsShelf />
        </PlatformContext>
        {RemoteShelves && (
          <Suspense fallback={null}>
            <RemoteShelves />
          </Suspense>
        )}
      </Page>
    </main>
  )
}
