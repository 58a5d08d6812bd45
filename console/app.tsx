import type { Language } from '@sarv/platform/client/i18n/language'
import { useTranslation } from '@sarv/shared/platform'
import { EmptyState } from '@sarv/shared/ui/feedback/empty-state'
import { Route, Routes } from 'react-router-dom'
import { AuditScreen } from './audit/audit-screen'
import { Layout } from './layout/layout'
import { RemoteScreen } from './remote/remote-screen'
import { RemotesScreen } from './remotes/remotes-screen'
import { SharedScreen } from './shared-modules/shared-screen'

/** Routes of the console. */
export function App({ setLanguage }: { setLanguage: (language: Language) => Promise<void> }) {
  const { t } = useTranslation('console')
  return (
    <Layout setLanguage={setLanguage}>
      <Routes>
        <Route path="/" element={<RemotesScreen />} />
        <Route path="/remotes/:name" element={<RemoteScreen />} />
        <Route path="/audit" element={<AuditScreen />} />
        <Route path="/shared" element={<SharedScreen />} />
        <Route path="*" element={<EmptyState title={t('notFound')} />} />
      </Routes>
    </Layout>
  )
}
