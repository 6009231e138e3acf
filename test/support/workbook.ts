import { strToU8, zipSync } from 'fflate'

const MAIN = 'xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"'
const RELATION = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'

export interface MadeSheet {
  readonly name?: string
  readonly state?: string
  /** Content of `sheetData`. */
  readonly rows: string
}

export interface MadeWorkbook {
  readonly sheets: readonly MadeSheet[]
  /** `si` elements. */
  readonly strings?: string
  readonly styles?: string
  readonly properties?: string
}

/** An Excel workbook from raw XML, for output of programs that no library reproduces. */
export function workbookOf({ sheets, strings, styles, properties = '' }: MadeWorkbook): Uint8Array<ArrayBuffer> {
  const relation = (id: string, type: string, target: string) =>
    `<Relationship Id="${id}" Type="${RELATION}/${type}" Target="${target}"/>`
  const parts: Record<string, string> = {
    '_rels/.rels': `<Relationships>${relation('a', 'officeDocument', 'xl/workbook.xml')}</Relationships>`,
    'xl/workbook.xml': `<workbook ${MAIN} xmlns:r="${RELATION}">${properties}<sheets>${sheets
      .map(({ name, state = 'visible' }, at) => `<sheet name="${name ?? at}" state="${state}" r:id="s${at}"/>`)
      .join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships>${sheets
      .map((_, at) => relation(`s${at}`, 'worksheet', `worksheets/sheet${at}.xml`))
      .join(
        '',
      )}${relation('t', 'sharedStrings', '/xl/sharedStrings.xml')}${relation('y', 'styles', 'styles.xml')}</Relationships>`,
    ...(strings === undefined ? {} : { 'xl/sharedStrings.xml': `<sst ${MAIN}>${strings}</sst>` }),
    ...(styles === undefined ? {} : { 'xl/styles.xml': `<styleSheet ${MAIN}>${styles}</styleSheet>` }),
  }
  for (const [at, { rows }] of sheets.entries())
    parts[`xl/worksheets/sheet${at}.xml`] = `<worksheet ${MAIN}><sheetData>${rows}</sheetData></worksheet>`
  return zipSync(Object.fromEntries(Object.entries(parts).map(([name, xml]) => [name, strToU8(xml)])))
}

/** A row of inline strings, as programs without shared strings write them. */
export const textRow = (...cells: readonly string[]): string =>
  `<row>${cells.map((cell) => `<c t="inlineStr"><is><t>${cell}</t></is></c>`).join('')}</row>`
