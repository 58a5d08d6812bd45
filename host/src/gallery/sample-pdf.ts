/** Standard encryption with a key that the empty password does not open. */
const lock = `<< /Filter /Standard /V 1 /R 2 /P -4 /O <${'28'.repeat(32)}> /U <${'5e'.repeat(32)}> >>`

/**
 * Generates a PDF with any number of pages, 0 and 300 too, each with its number in Latin digits; no real document lies in
 * the repository.
 */
export function samplePdf(pages: number, { locked = false } = {}): Blob {
  const numbers = Array.from({ length: pages }, (_, index) => index)
  const kids = numbers.map((index) => `${4 + 2 * index} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${kids}] /Count ${pages} >>`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    ...numbers.flatMap((index) => {
      const drawing = `BT /F 96 Tf 40 160 Td (${index + 1}) Tj ET`
      return [
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 420] /Resources << /Font << /F 3 0 R >> >> /Contents ${5 + 2 * index} 0 R >>`,
        `<< /Length ${drawing.length} >>\nstream\n${drawing}\nendstream`,
      ]
    }),
    ...(locked ? [lock] : []),
  ]
  let text = '%PDF-1.4\n'
  const offsets = objects.map((object, index) => {
    const at = text.length
    text += `${index + 1} 0 obj\n${object}\nendobj\n`
    return `${String(at).padStart(10, '0')} 00000 n \n`
  })
  const table = text.length
  const key = locked ? `/Encrypt ${objects.length} 0 R /ID [<${'0a'.repeat(16)}> <${'0a'.repeat(16)}>] ` : ''
  text += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`
  text += `trailer\n<< /Size ${objects.length + 1} /Root 1 0 R ${key}>>\nstartxref\n${table}\n%%EOF\n`
  return new Blob([text], { type: 'application/pdf' })
}
