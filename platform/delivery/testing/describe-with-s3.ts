import { afterAll, beforeAll, describe, test } from '@jest/globals'
import { findS3Server } from './find-s3-server'
import { type S3Server, s3Credentials, startS3Server } from './s3-server'

/**
 * Describes tests of an S3-compatible server. Where none can be had they are reported as skipped; on CI (`CI` is set) that
 * is a failure.
 * @param tests gets the server, which is there as soon as the tests run
 */
export function describeWithS3(name: string, tests: (server: () => S3Server) => void): void {
  const found = findS3Server((line) => process.stderr.write(`${line}\n`))
  let server: S3Server
  const described = () => tests(() => server)
  if (!('missing' in found)) {
    describe(name, () => {
      beforeAll(async () => {
        Object.assign(process.env, s3Credentials)
        server = await startS3Server(found)
      }, 120_000)
      afterAll(() => server.stop())
      described()
    })
    return
  }
  process.stderr.write(`Skipped ${name}: ${found.missing}.\n`)
  describe.skip(name, described)
  if (process.env.CI)
    test(`${name} is tested`, () => {
      throw new Error(found.missing)
    })
}
