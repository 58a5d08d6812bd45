import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const readerMain = fileURLToPath(new URL('./read-pdf-process.js', import.meta.url))

/**
 * The text of each page of a PDF as a reader finds it, ligatures as their letters, half-spaces and the ezafe's hamza left out,
 * since fonts draw them out of place. It is read in a process of its own, because Jest cannot load pdf.js.
 * @example expect((await readPdf(file))[0]).toContain('صفحه ۱ از ۳')
 */
export async function readPdf(file: Uint8Array): Promise<string[]> {
  const child = spawn(process.execPath, [readerMain], { stdio: ['pipe', 'pipe', 'inherit'] })
  let printed = ''
  child.stdout.on('data', (part) => {
    printed += String(part)
  })
  child.stdin.end(file)
  const status = await new Promise<number | null>((resolve) => child.once('close', resolve))
  if (status !== 0) throw new Error(`the PDF could not be read: ${status}`)
  return JSON.parse(printed)
}
