import { lazyPromise } from '@sarv/platform/lib/async/lazy-promise'
import { trustedScriptUrl } from '@sarv/platform/page/trusted-types/trusted-script-url'
import { PDFWorker } from 'pdfjs-dist'
import { makeStreamsIterable } from './iterable-streams'
import { verifyWorkerScript } from './verify-worker-script'

/**
 * The web worker of pdf.js, a lazy singleton. It is the shell's own script from the shell's own origin: a page may start no
 * other. Passed as an object, because with a URL that fails pdf.js would silently run in the page's main thread.
 * @throws Error when its script does not load, or is another one than the page lists; the next file retries
 */
export const pdfReader: () => Promise<PDFWorker> = lazyPromise(start)

async function start(): Promise<PDFWorker> {
  const { pathname } = new URL('pdfjs-dist/legacy/build/pdf.worker.min.mjs', import.meta.url)
  await verifyWorkerScript(pathname)
  const port = new Worker(trustedScriptUrl(pathname), { type: 'module', name: 'pdf' })
  await new Promise((resolve, reject) => {
    // Its first message says that it is ready.
    port.addEventListener('message', resolve, { once: true })
    port.addEventListener('error', () => reject(new Error('The script that reads PDF files did not start')), {
      once: true,
    })
  })
  makeStreamsIterable()
  return PDFWorker.create({ port })
}
