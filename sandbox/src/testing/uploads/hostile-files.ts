import { deflateSync } from 'node:zlib'
import { sampleFiles } from '@sarv/shared/testing/sample-files'

/** A file that a person might send, and what becomes of it as a slip: it is taken, or refused with this sentence. */
export interface HostileFile {
  readonly what: string
  readonly name: string
  readonly bytes: Buffer
  readonly asSlip: 'taken' | RegExp
}

const format = /^فرمت فایل مجاز نیست$/
const cutOff = /^فایل کامل نیست\. دوباره انتخاب کنید\.$/
const tooManyPixels = /^ابعاد تصویر بیش از اندازه است\. تصویر کوچک‌تری انتخاب کنید\.$/
const script = '<script>alert(document.domain)</script>'
const half = (bytes: Uint8Array) => Buffer.from(bytes.subarray(0, bytes.length / 2))

const pngChunk = (name: string, content: Uint8Array) => {
  const chunk = Buffer.alloc(12 + content.length)
  chunk.writeUInt32BE(content.length)
  chunk.write(name, 4, 'latin1')
  chunk.set(content, 8)
  return chunk
}

function png(width: number, height: number, pixels: Uint8Array, ...more: Uint8Array[]): Buffer {
  const head = Buffer.from([0, 0, 0, 0, 0, 0, 0, 0, 8, 0, 0, 0, 0])
  head.writeUInt32BE(width)
  head.writeUInt32BE(height, 4)
  const signature = sampleFiles.png.subarray(0, 8)
  return Buffer.concat([
    signature,
    pngChunk('IHDR', head),
    ...more,
    pngChunk('IDAT', pixels),
    pngChunk('IEND', new Uint8Array()),
  ])
}

function jpeg(width: number, height: number, comment = ''): Buffer {
  const frame = Buffer.from(sampleFiles.jpeg.subarray(2, 15))
  frame.writeUInt16BE(height, 5)
  frame.writeUInt16BE(width, 7)
  const text = Buffer.alloc(4 + comment.length)
  text.writeUInt16BE(0xfffe)
  text.writeUInt16BE(2 + comment.length, 2)
  text.write(comment, 4, 'latin1')
  return Buffer.concat([sampleFiles.jpeg.subarray(0, 2), text, frame, sampleFiles.jpeg.subarray(15)])
}

/** A megabyte that is a gigabyte when it is unpacked is too slow to make here: this one is a thousandth of it. */
const packed = deflateSync(Buffer.alloc(64 * 1024 ** 2))
const pdf = (content: string | Uint8Array) =>
  Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.from(content), Buffer.from('\n%%EOF\n')])

/** Corpus of hostile files: polyglots, bombs, renamed, cut and empty ones. */
export const hostileFiles: readonly HostileFile[] = [
  { what: 'a GIF that is a program', name: 'a.png', bytes: Buffer.from('GIF89a/*\0*/=1;alert(1)'), asSlip: format },
  { what: 'a drawing with a script', name: 'a.png', bytes: Buffer.from(`<svg>${script}</svg>`), asSlip: format },
  { what: 'a page before a PDF', name: 'a.pdf', bytes: Buffer.from(`<html>${script}%PDF-1.7 %%EOF`), asSlip: format },
  { what: 'a PDF behind a space', name: 'a.pdf', bytes: Buffer.from(' %PDF-1.7 %%EOF'), asSlip: format },
  { what: 'a program', name: 'slip.pdf', bytes: Buffer.from('MZ\x90\0\x03'), asSlip: format },
  { what: 'an archive', name: 'slip.jpg', bytes: Buffer.from('PK\x03\x04\x14\0'), asSlip: format },
  { what: 'a picture of 50,000 × 50,000', name: 'a.png', bytes: png(50_000, 50_000, packed), asSlip: tooManyPixels },
  { what: 'a photo of 65,000 × 65,000', name: 'a.jpg', bytes: jpeg(65_000, 65_000), asSlip: tooManyPixels },
  { what: 'half a picture', name: 'a.png', bytes: half(png(1, 1, packed)), asSlip: cutOff },
  { what: 'half a photo', name: 'a.jpg', bytes: half(jpeg(1, 1, script)), asSlip: cutOff },
  { what: 'half a PDF', name: 'a.pdf', bytes: half(pdf('x'.repeat(100))), asSlip: cutOff },
  { what: 'the head of a picture', name: 'a.png', bytes: Buffer.from(sampleFiles.png.subarray(0, 8)), asSlip: cutOff },
  {
    what: 'a picture whose chunk says it is longer than all',
    name: 'a.png',
    bytes: png(1, 1, packed, Buffer.from([0xff, 0xff, 0xff, 0xff, 0x74, 0x45, 0x58, 0x74])),
    asSlip: cutOff,
  },
  { what: 'nothing', name: 'a.png', bytes: Buffer.alloc(0), asSlip: /^فایل خالی است\.$/ },
  // Valid files of the type that they name. No code unpacks them, and no call returns them.
  { what: 'a picture that unpacks to more than it says', name: 'a.png', bytes: png(1, 1, packed), asSlip: 'taken' },
  { what: 'a PDF that unpacks to more', name: 'a.pdf', bytes: pdf(packed), asSlip: 'taken' },
  { what: 'a PDF with a page in it', name: 'a.html', bytes: pdf(`<html>${script}`), asSlip: 'taken' },
  {
    what: 'a photo whose parts are filled up',
    name: 'a.jpg',
    bytes: Buffer.concat([Buffer.from([0xff, 0xd8, 0xff, 0xff, 0xff]), sampleFiles.jpeg.subarray(2)]),
    asSlip: 'taken',
  },
  { what: 'a photo with a script in it', name: 'a.js', bytes: jpeg(1, 1, script), asSlip: 'taken' },
]

/** Names that lead elsewhere, end a line or turn round. */
export const hostileNames: readonly string[] = [
  '../../../etc/passwd.png',
  'C:\\Windows\\slip.png',
  '/slip.png',
  'slip.png\0.exe',
  'slip\u0007\u001b[31m.png',
  '\u202egnp.exe',
  'رسید\u200f\u202e.png',
  '\ud800.png',
  `${'ن'.repeat(5000)}.png`,
  '<img src=x onerror=alert(1)>.png',
  "'; drop table bank_slip; --.png",
  '__proto__',
  '',
]

const boundary = 'sarv-boundary'
export const formType = `multipart/form-data; boundary=${boundary}`

/** One part of a form, its name as it is. */
export const part = (field: string, content: Uint8Array | string, fileName?: string): Buffer =>
  Buffer.concat([
    Buffer.from(`--${boundary}\r\ncontent-disposition: form-data; name="${field}"`),
    Buffer.from(fileName === undefined ? '' : `; filename="${fileName}"\r\ncontent-type: image/png`),
    Buffer.from('\r\n\r\n'),
    Buffer.from(content),
    Buffer.from('\r\n'),
  ])

export const formEnd = Buffer.from(`--${boundary}--\r\n`)
