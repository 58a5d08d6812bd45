import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3'
import { contentMetadata } from './content-metadata'
import { s3ErrorStatus } from './s3-error-status'
import { Conflict, type Expect, type Store } from './store'
import { refuseBadFolder, refuseBadKey, refuseBadPut } from './store-key'

/** Where in which object store. */
export interface S3Place {
  readonly bucket: string
  /** What every key begins with; '' or ends with `/`. */
  readonly prefix: string
  /** The server's origin; absent for that of the region at AWS. */
  readonly endpoint?: string
  readonly region: string
}

/**
 * A store in an S3-compatible object store that knows conditional writes (`If-None-Match: *`, `If-Match`); whether it
 * does is for `probeStore` to find out. Credentials are found as every AWS tool finds them (`AWS_ACCESS_KEY_ID`, …).
 * The client tries 5xx answers and broken connections again: a conflict may be with one's own write, see `putOrSame`.
 */
export function s3Store(place: S3Place): Store {
  const { bucket: Bucket, prefix } = place
  const client = clientOf(place)
  const at = (key: string) => ({ Bucket, Key: prefix + key })

  return {
    address: `s3://${Bucket}/${prefix}`,

    async get(key, known) {
      refuseBadKey(key)
      const IfNoneMatch = known && `"${known.tag}"`
      try {
        const request = new GetObjectCommand({ ...at(key), IfNoneMatch })
        const { Body, ETag } = await client.send(request)
        const body = (await Body?.transformToByteArray()) ?? new Uint8Array()
        return { body, tag: tagOf(ETag) }
      } catch (error) {
        if (known && s3ErrorStatus(error) === 304) return known
        if (isNoSuchKey(error)) return undefined
        throw error
      }
    },

    async put(key, body, expect) {
      refuseBadPut(key, expect)
      const { contentType, cacheControl } = contentMetadata(key)
      const written = { ...at(key), Body: body, ContentType: contentType, CacheControl: cacheControl }
      try {
        const { ETag } = await client.send(new PutObjectCommand({ ...written, ...conditionOf(expect) }))
        return tagOf(ETag)
      } catch (error) {
        if (isConflict(error, expect)) throw new Conflict(key)
        throw error
      }
    },

    async list(folder, after) {
      refuseBadFolder(folder)
      const keys: string[] = []
      const StartAfter = after === undefined ? undefined : prefix + after
      let ContinuationToken: string | undefined
      do {
        const request = { Bucket, Prefix: prefix + folder, Delimiter: '/', StartAfter, ContinuationToken }
        const page = await client.send(new ListObjectsV2Command(request))
        const found = [
          ...(page.Contents ?? []).map(({ Key }) => Key),
          ...(page.CommonPrefixes ?? []).map((one) => one.Prefix),
        ]
        keys.push(...found.filter((key) => key !== undefined).map((key) => key.slice(prefix.length)))
        ContinuationToken = page.NextContinuationToken
      } while (ContinuationToken)
      return keys.sort()
    },

    async remove(key) {
      refuseBadKey(key)
      await client.send(new DeleteObjectCommand(at(key)))
    },
  }
}

function clientOf({ endpoint, region }: S3Place): S3Client {
  // Versions of 2027 need a newer Node; this one is pinned, and its warning would stand above every answer of a command.
  process.env.AWS_SDK_JS_NODE_VERSION_SUPPORT_WARNING_DISABLED ??= 'true'
  return new S3Client({
    region,
    // A server of one's own seldom has a name for every bucket, nor the checksums that AWS has added to its protocol.
    ...(endpoint ? { endpoint, forcePathStyle: true } : {}),
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    maxAttempts: 5,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: 30_000 },
  })
}

function conditionOf(expect: Expect): { IfNoneMatch?: string; IfMatch?: string } {
  if (expect === 'any') return {}
  return expect === 'absent' ? { IfNoneMatch: '*' } : { IfMatch: expect.tag }
}

/** Without its quotes: Ceph 16 compares what `If-Match` says letter by letter with a name that has none. */
function tagOf(etag: string | undefined): string {
  if (!etag) throw new Error('The object store has answered without an ETag.')
  return etag.replace(/^W\//, '').replaceAll('"', '')
}

/** 412: the condition does not hold. 409: another write was under way. 404 on a swap: there is nothing to swap. */
function isConflict(error: unknown, expect: Expect): boolean {
  const status = s3ErrorStatus(error)
  return status === 412 || status === 409 || (typeof expect === 'object' && isNoSuchKey(error))
}

function isNoSuchKey(error: unknown): boolean {
  return s3ErrorStatus(error) === 404 && error instanceof Error && error.name !== 'NoSuchBucket'
}
