/**
 * Integrity check of a worker's script, which browsers start without one: it is fetched with the hash that the page's import
 * map lists for it, and the worker then gets these bytes from the browser's cache. In development nothing is listed.
 * @throws TypeError when the script does not come, or is another one
 */
export async function verifyWorkerScript(path: string): Promise<void> {
  const listed = document.querySelector('script[type="importmap"]')?.textContent
  const { integrity = {} } = JSON.parse(listed || '{}') as { integrity?: Readonly<Record<string, string>> }
  if (integrity[path]) await fetch(path, { integrity: integrity[path] })
}
