import type { PdfDocument } from '@sarv/platform/contract/pdf-document'
import { usePlatform } from '@sarv/shared/platform'
import { Button } from '@sarv/shared/ui/actions/button'
import { useState } from 'react'
import { useServices } from '../services/services'
import { samplePdf } from './sample-pdf'
import { Item, Row, Shelf } from './shelf'
import { useSay } from './use-say'

/** Documents open on a click, so that the PDF viewer is not loaded with the gallery. */
export function DocumentsShelf() {
  const say = useSay()
  const { config } = useServices().page
  const { showPdf, PdfViewer } = usePlatform()
  const [preview, setPreview] = useState<PdfDocument>()
  const terms = `${config.api}/static/terms-card.pdf`
  const documents: readonly [string, () => PdfDocument][] = [
    [say('شرایط کارت', 'Card terms'), () => ({ file: terms, title: say('شرایط کارت', 'Card terms') })],
    [
      say('قرارداد با نام خودش', 'A contract with its own name'),
      () => ({
        file: samplePdf(1),
        title: say('قرارداد سبدگردانی', 'Portfolio contract'),
        name: say('قرارداد سبدگردانی', 'Portfolio contract'),
      }),
    ],
    [say('سیصد صفحه', '300 pages'), () => ({ file: samplePdf(300), title: say('سند بلند', 'Long document') })],
    [say('بدون صفحه', 'No pages'), () => ({ file: samplePdf(0), title: say('سند خالی', 'Empty document') })],
    [
      say('با رمز', 'With a password'),
      () => ({ file: samplePdf(1, { locked: true }), title: say('سند رمزدار', 'Locked document') }),
    ],
    [
      say('سندی که نیست', 'A missing document'),
      () => ({ file: `${config.api}/static/missing.pdf`, title: say('سند گم‌شده', 'Missing document') }),
    ],
    [
      say('سند خراب', 'A damaged document'),
      () => ({ file: new Blob(['%PDF-1.7 and nothing more']), title: say('سند خراب', 'Damaged document') }),
    ],
  ]
  return (
    <Shelf id="documents" title={say('سند PDF', 'PDF documents')}>
      <Item title={say('خواندن', 'To read')}>
        <Row>
          {documents.map(([name, make]) => (
            <Button key={name} variant="tonal" size="s" onClick={() => showPdf(make())}>
              {name}
            </Button>
          ))}
        </Row>
      </Item>
      <Item title={say('پیش‌نمایش', 'Preview')}>
        {preview ? (
          <PdfViewer {...preview} preview />
        ) : (
          <Button
            variant="tonal"
            size="s"
            onClick={() => setPreview({ file: terms, title: say('پیش‌نمایش شرایط کارت', 'Preview of the card terms') })}
          >
            {say('نمایش پیش‌نمایش', 'Show the preview')}
          </Button>
        )}
      </Item>
    </Shelf>
  )
}
