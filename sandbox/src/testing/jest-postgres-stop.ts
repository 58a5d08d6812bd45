/** Jest's globalTeardown. */
export default async function stop(): Promise<void> {
  await globalThis.sarvPostgres?.remove()
}
