/** Jest's globalTeardown. */
export default async function stop(): Promise<void> {
  await globalThis.sarvSandbox?.stop()
  globalThis.sarvSandbox = undefined
}
