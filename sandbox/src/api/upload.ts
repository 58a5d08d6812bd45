import type { FastifyRequest } from 'fastify'
import { refuse } from './refuse'

/** One file of a multipart body. Its name and type are the sender's claim: judge it by its bytes. */
export interface Upload {
  readonly field: string
  readonly name: string
  readonly type: string
  readonly bytes: Buffer
}

/** A video of 15 s at 250 kbit/s has half a megabyte; above this nothing can be meant. */
export const LARGEST_UPLOAD = 25 * 1024 * 1024

/** Reads a multipart body to its end: its files, and its text fields as one object. */
export async function readMultipart(
  request: FastifyRequest,
): Promise<{ files: Upload[]; fields: Record<string, string> }> {
  const files: Upload[] = []
  const fields: Record<string, string> = {}
  try {
    for await (const part of request.parts()) {
      if (part.type === 'file') {
        files.push({ field: part.fieldname, name: part.filename, type: part.mimetype, bytes: await part.toBuffer() })
      } else if (typeof part.value === 'string') fields[part.fieldname] = part.value
    }
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? error.code : ''
    if (code === 'FST_REQ_FILE_TOO_LARGE') throw refuse(400, 'حجم فایل بیش از اندازهٔ مجاز است.')
    throw refuse(400, 'فایل کامل نرسید. دوباره تلاش کنید.')
  }
  return { files, fields }
}
