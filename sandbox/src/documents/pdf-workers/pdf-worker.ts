import { renderBankStatementPdf } from '../bank-statement-pdf'
import { renderCardexPdf } from '../cardex-pdf'
import { renderCertificatePdf } from '../certificate-pdf'
import { renderFeedPdf } from '../feed-pdf'
import { renderTextPdf } from '../text-pdf'
import type { PdfDocument } from './pdf-document'

/** Worker of the thread pool: renders one document. */
export function run(document: PdfDocument): Promise<Uint8Array> {
  const { language } = document
  switch (document.kind) {
    case 'bank-statement':
      return renderBankStatementPdf(document.statement, language)
    case 'cardex':
      return renderCardexPdf(document.cardex, language)
    case 'certificate':
      return renderCertificatePdf(document.certificate, document.today, language)
    case 'feed':
      return renderFeedPdf(document.list, language)
    case 'text':
      return renderTextPdf(document.text, language)
  }
}
