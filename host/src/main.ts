/*! Icons: lucide-react, ISC License, copyright Lucide Contributors */
import '@sarv/platform/page/trusted-types/inner-html-shim'
import '@sarv/platform/page/trusted-types/page-nonce'
import '@sarv/platform/page/trusted-types/policy'
import './provide-modules'
import '@sarv/platform/client/remotes/loading/federation-runtime'
import { raiseFlag } from '@sarv/platform/page/root-flags'
import { start } from './bootstrap'

start().catch((error: unknown) => {
  // Shows the document's own message, where it still stands.
  raiseFlag('failed')
  throw error
})
