import { PDFWorker } from 'pdfjs-dist'
import { trustedScript } from '../trusted-script'

let reader: Promise<PDFWorker> | undefined

/**
 * The one worker that reads files, started for the first of them. It is the shell's own script from the shell's own
 * origin: a page may start no other. Handed over as an object, because from an address that fails pdf.js would go on in
 * the page's own thread without a word.
 * @throws Error when its script cannot be had; the next file tries again
 */
export function pdfReader(): Promise<PDFWorker> {
  reader ??= start().catch((error: unknown) => {
    reader = undefined
    throw error
  })
  return reader
}

async function start(): Promise<PDFWorker> {
  const { pathname } = new URL('pdfjs-dist/build/pdf.worker.min.mjs', import.meta.url)
  const port = new Worker(trustedScript(pathname), { type: 'module', name: 'pdf' })
  await new Promise((resolve, reject) => {
    // Its first word is that it is ready.
    port.addEventListener('message', resolve, { once: true })
    port.addEventListener('error', () => reject(new Error('The script that reads PDF files did not start')), {
      once: true,
    })
  })
  return PDFWorker.create({ port })
}
