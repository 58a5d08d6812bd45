import { expect, test } from '@jest/globals'
import { parseOpenedDocument, toOpenedDocument } from './opened-document'

const pdf = 'http://localhost:4000/static/rules-account.pdf'

test('SUP-023: what was chosen is read back from the history entry', () => {
  expect(parseOpenedDocument(toOpenedDocument({ id: 1, title: 'قوانین', pdf }))).toEqual({
    pdfFile: pdf,
    pdfTitle: 'قوانین',
  })
})

test.each([[null], [undefined], ['pdf'], [{}], [{ pdfFile: pdf }], [{ pdfFile: 'rules', pdfTitle: 'قوانین' }]])(
  'SUP-024: %j is not a document',
  (state) => expect(parseOpenedDocument(state)).toBeUndefined(),
)
