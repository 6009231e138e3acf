/** A stream: its dictionary entries except the length, and its bytes. */
export interface PdfStreamText {
  readonly dict?: string
  readonly data: string | Uint8Array
}

const latin1 = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))

/** A PDF from its objects as text, numbered from 1; the first is the catalog. It has no cross-reference table. */
export function makeRawPdf(objects: readonly (string | PdfStreamText)[]): Uint8Array {
  const parts: Uint8Array[] = [latin1('%PDF-1.4\n')]
  for (const [at, object] of objects.entries()) {
    parts.push(latin1(`${at + 1} 0 obj\n`))
    if (typeof object === 'string') parts.push(latin1(object))
    else {
      const data = typeof object.data === 'string' ? latin1(object.data) : object.data
      parts.push(latin1(`<< /Length ${data.length} ${object.dict ?? ''} >>\nstream\n`), data, latin1('\nendstream'))
    }
    parts.push(latin1('\nendobj\n'))
  }
  parts.push(latin1('trailer\n<< /Root 1 0 R >>\n%%EOF\n'))
  return new Uint8Array(Buffer.concat(parts))
}

export interface PagePdf {
  readonly content: string | PdfStreamText
  /** Resources of the page, without brackets; by default a font F1. */
  readonly resources?: string
  /** Other entries of the page's dictionary. */
  readonly page?: string
  /** Object 5, the font. */
  readonly font?: string
  /** Objects from number 6 on. */
  readonly more?: readonly (string | PdfStreamText)[]
}

/** A PDF of one page with any content, valid or not. */
export const makePagePdf = ({
  content,
  resources = '/Font << /F1 5 0 R >>',
  page = '',
  font = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
  more = [],
}: PagePdf): Uint8Array =>
  makeRawPdf([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << ${resources} >> ${page} >>`,
    typeof content === 'string' ? { data: content } : content,
    font,
    ...more,
  ])

/** The minimal PDF (ISO 32000-1) that readers accept: one page with the given lines, and an annotation per link. */
export function makePdf(lines: readonly string[], links: readonly string[] = [], title = 'Price list'): Uint8Array {
  const escaped = (text: string) => text.replace(/[\\()]/g, '\\$&')
  const content = `BT /F1 12 Tf 72 760 Td 16 TL ${lines.map((line) => `(${escaped(line)}) Tj T*`).join(' ')} ET`
  const annotations = links.map((_, at) => `${7 + at} 0 R`).join(' ')
  const objects = [
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Annots [${annotations}] /Resources << /Font << /F1 5 0 R >> >> >>`,
    `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    `<< /Title (${escaped(title)}) >>`,
    ...links.map(
      (url) => `<< /Type /Annot /Subtype /Link /Rect [72 700 200 716] /A << /S /URI /URI (${escaped(url)}) >> >>`,
    ),
  ]
  let file = '%PDF-1.4\n'
  const offsets = objects.map((object, at) => {
    const offset = file.length
    file += `${at + 1} 0 obj\n${object}\nendobj\n`
    return offset
  })
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('')
  const size = objects.length + 1
  file += `xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R /Info 6 0 R >>\nstartxref\n${file.length}\n%%EOF\n`
  return new TextEncoder().encode(file)
}
