/*! Icons: lucide-react, ISC License, copyright Lucide Contributors */
import '@sarv/shared/internal/trusted-types/inner-html-shim'
import './trusted-types/page-nonce'
import './trusted-types/policy'
import './remotes/loading/federation-runtime'
import { start } from './bootstrap'

start().catch((error: unknown) => {
  // Shows the document's own message, where it still stands.
  document.documentElement.dataset.failed = ''
  throw error
})
