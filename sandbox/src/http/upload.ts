import type { MultipartFile } from '@fastify/multipart'
import type { EndpointFile } from '@sarv/platform/client/api/endpoint'
import { formatDigits } from '@sarv/shared/text/digits'
import type { FastifyRequest } from 'fastify'
import { plainFileName } from './file-name'
import { HttpError, httpError } from './http-error'

/** One file of a multipart body. Its name and type are the sender's claim: judge it by its bytes. */
export interface Upload {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** A form with a file: the file, and its text fields as one object. */
interface Form {
  readonly file: Upload | undefined
  readonly fields: Readonly<Record<string, string>>
}

/** The text fields of a form are few and short; a value that is cut off is longer than any rule allows. */
const fieldLimits = { fields: 20, fieldSize: 10_000 }

/** Reads a multipart body up to its end, or to what is too much of it. */
export async function readMultipart(request: FastifyRequest, { maxBytes }: EndpointFile): Promise<Form> {
  let file: Upload | undefined
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts({ limits: { ...fieldLimits, files: 1, fileSize: maxBytes } })) {
      if (part.type === 'file') {
        file = {
          field: part.fieldname,
          // A part with a type and without a name is a file too.
          name: plainFileName(part.filename ?? ''),
          type: part.mimetype,
          bytes: await readBytes(part, maxBytes),
        }
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value
    }
  } catch (error) {
    if (error instanceof HttpError) throw error
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw tooLarge(maxBytes)
    if (code === 'FST_FILES_LIMIT') throw httpError(400, { fa: 'فقط یک فایل بفرستید.', en: 'Send one file only.' })
    throw httpError(400, {
      fa: 'فایل کامل نرسید. دوباره تلاش کنید.',
      en: 'The file arrived incomplete. Please try again.',
    })
  }
  return { file, fields }
}

/** Stops at the limit instead of reading on to the end of the file. */
async function readBytes({ file }: MultipartFile, maxBytes: number): Promise<Buffer> {
  const chunks: Buffer[] = []
  for await (const chunk of file) {
    if (file.truncated) throw tooLarge(maxBytes)
    chunks.push(chunk)
  }
  return Buffer.concat(chunks)
}

function tooLarge(maxBytes: number): HttpError {
  const megabytes = maxBytes / 1024 ** 2
  return httpError(400, {
    fa: `حجم فایل نباید بیشتر از ${formatDigits(megabytes, 'fa')} مگابایت باشد`,
    en: `The file can't be larger than ${megabytes} MB`,
  })
}
