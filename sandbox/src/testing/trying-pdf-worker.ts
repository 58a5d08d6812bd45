import type { PdfDocument } from '../documents/pdf-workers/pdf-document'

const asked: string[] = []

/** Worker of the thread pool that does what the title of the document says; its file lists what this thread was asked so far. */
export function run(document: PdfDocument): Uint8Array {
  const title = document.kind === 'text' ? document.text.title.en : document.kind
  asked.push(title)
  if (title === 'throw') throw new Error('a letter is missing')
  if (title === 'end') process.exit(3)
  if (title === 'hang') for (;;);
  return new TextEncoder().encode(asked.join(' '))
}
