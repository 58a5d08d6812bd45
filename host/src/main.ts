import './empty-html-only'
import './federation-runtime'
import { start } from './bootstrap'

start().catch((error: unknown) => {
  // Shows the document's own message, where it still stands.
  document.documentElement.dataset.failed = ''
  throw error
})
