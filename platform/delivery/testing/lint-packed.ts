import { readFileSync } from 'node:fs'
import { checkPackage, createPackageFromTarballData } from '@arethetypeswrong/core'
import { publint } from 'publint'
import { formatMessage } from 'publint/utils'

/**
 * `tsx platform/delivery/testing/lint-packed.ts <tarballs>`: what Are The Types Wrong and publint say of packed packages, one
 * line each. Modules alone are promised: resolutions of CommonJS and of before `exports` do not count.
 */
for (const tarball of process.argv.slice(2)) {
  const bytes = readFileSync(tarball)
  const types = await checkPackage(createPackageFromTarballData(new Uint8Array(bytes)))
  if (!types.types) throw new Error(`${tarball}: expected types, got none`)
  for (const { kind, ...problem } of types.problems) {
    const resolution = 'resolutionKind' in problem ? problem.resolutionKind : undefined
    if (resolution !== 'node10' && resolution !== 'node16-cjs')
      process.stdout.write(`${types.packageName}: ${kind} ${JSON.stringify({ ...problem, trace: undefined })}\n`)
  }
  const { messages, pkg } = await publint({
    pack: { tarball: bytes.buffer.slice(bytes.byteOffset, bytes.byteOffset + bytes.byteLength) },
    strict: true,
  })
  for (const message of messages) process.stdout.write(`${types.packageName}: ${formatMessage(message, pkg)}\n`)
}
