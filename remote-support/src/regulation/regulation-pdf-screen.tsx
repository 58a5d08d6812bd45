import { Navigate, useHeader, useLocation, usePlatform } from '@sarv/shared/platform'
import { Page } from '@sarv/shared/ui/layout/page'
import { type OpenedDocument, parseOpenedDocument } from './opened-document'

/** Screen of /regulation-pdf: the document that was chosen, in the shell's viewer. (SUP-024) */
export function RegulationPdfScreen() {
  const opened = parseOpenedDocument(useLocation().state)
  return opened ? <OpenedPdf opened={opened} /> : <Navigate to="/regulation" replace />
}

function OpenedPdf({ opened: { pdfFile, pdfTitle } }: { opened: OpenedDocument }) {
  const { PdfViewer } = usePlatform()
  useHeader({ title: pdfTitle })
  return (
    <Page>
      <PdfViewer file={pdfFile} title={pdfTitle} />
    </Page>
  )
}
