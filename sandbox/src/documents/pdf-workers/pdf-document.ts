import type { Language } from '@sarv/platform/client/i18n/language'
import type { Cardex } from '@sarv/shared/contract/fund-statements'
import type { BankStatement } from '../bank-statement-pdf'
import type { CertificateFacts } from '../certificate-pdf'
import type { DocumentText } from '../document-text'
import type { FeedList } from '../feed-pdf'

/** Input of the PDF renderer: which document, filled with what, in which language. It is plain data and crosses threads. */
export type PdfDocument = { readonly language: Language } & (
  | { readonly kind: 'bank-statement'; readonly statement: BankStatement }
  | { readonly kind: 'cardex'; readonly cardex: Cardex }
  | { readonly kind: 'certificate'; readonly certificate: CertificateFacts; readonly today: string }
  | { readonly kind: 'feed'; readonly list: FeedList }
  | { readonly kind: 'text'; readonly text: DocumentText }
)
