import type { Steps } from '../../lib/steps.ts'
import type { WorkBudget } from '../../lib/work-budget.ts'
import { builtInFormat } from './number-text.ts'
import { attributeOf, BrokenWorkbook, readXml } from './read-xml.ts'
import { partName, type ZipPart } from './zip-parts.ts'

type Parts = ReadonlyMap<string, ZipPart>

export interface Sheet {
  readonly name: string
  readonly part: ZipPart
}

export interface Workbook {
  /** In tab order, without hidden sheets. */
  readonly sheets: readonly Sheet[]
  /** Number formats by the index that cells use; empty for plain numbers. */
  readonly formats: readonly string[]
  readonly strings: readonly string[]
  readonly has1904Dates: boolean
}

const SHEETS_MAX = 50
const STYLES_MAX = 65_536
const STRINGS_MAX = 1_000_000
const STRINGS_LENGTH_MAX = 20_000_000
/** The maximum number of characters in a cell. */
export const CELL_LENGTH_MAX = 32_767

/** The workbook contains more text than is accepted. */
export class WorkbookTooLarge extends Error {}

/** @throws BrokenWorkbook if it is not a workbook, WorkbookTooLarge, WorkExceeded */
export function* readWorkbookParts(parts: Parts, work: WorkBudget): Steps<Workbook> {
  const main = yield* mainPart(parts, work)
  const relations = yield* readRelations(parts, main, work)
  const listed: { name: string; id: string }[] = []
  let has1904Dates = false
  const part = parts.get(main)
  if (!part) throw new BrokenWorkbook('no workbook in it')
  const open = (name: string, attributes: Readonly<Record<string, string>>) => {
    if (name === 'workbookPr') has1904Dates = /^(?:1|true)$/.test(attributes.date1904 ?? '')
    if (name !== 'sheet' || listed.length >= SHEETS_MAX || /hidden/i.test(attributes.state ?? '')) return
    listed.push({ name: attributes.name ?? '', id: attributeOf(attributes, 'id') ?? '' })
  }
  yield* readXml(part, { open }, work)
  const sheets = listed.flatMap(({ name, id }) => {
    const sheet = parts.get(relations.byId.get(id) ?? '')
    return sheet ? [{ name, part: sheet }] : []
  })
  const styles = parts.get(relations.byType.get('styles') ?? '')
  const strings = parts.get(relations.byType.get('sharedStrings') ?? '')
  return {
    sheets,
    formats: styles ? yield* readFormats(styles, work) : [],
    strings: strings ? yield* readStrings(strings, work) : [],
    has1904Dates,
  }
}

function* mainPart(parts: Parts, work: WorkBudget): Steps<string> {
  const { byType } = yield* readRelations(parts, '', work)
  return byType.get('officeDocument') ?? 'xl/workbook.xml'
}

/** The relationships of a part, by id and by the last segment of the type. */
function* readRelations(parts: Parts, of: string, work: WorkBudget) {
  const folder = of.slice(0, of.lastIndexOf('/') + 1)
  const part = parts.get(`${folder}_rels/${of.slice(folder.length)}.rels`)
  const byId = new Map<string, string>()
  const byType = new Map<string, string>()
  const open = (name: string, { Id = '', Type = '', Target = '' }: Readonly<Record<string, string>>) => {
    if (name !== 'Relationship') return
    const target = partName(Target.startsWith('/') ? Target : new URL(`${folder}${Target}`, 'file:///').pathname)
    byId.set(Id, target)
    byType.set(Type.slice(Type.lastIndexOf('/') + 1), target)
  }
  if (part) yield* readXml(part, { open }, work)
  return { byId, byType }
}

function* readFormats(part: ZipPart, work: WorkBudget): Steps<string[]> {
  const own = new Map<number, string>()
  const formats: string[] = []
  let isOfCells = false
  yield* readXml(
    part,
    {
      open(name, attributes) {
        if (name === 'numFmt') own.set(Number(attributes.numFmtId), attributes.formatCode ?? '')
        if (name === 'cellXfs') isOfCells = true
        if (name !== 'xf' || !isOfCells || formats.length >= STYLES_MAX) return
        const id = Number(attributes.numFmtId ?? 0)
        const format = own.get(id) ?? builtInFormat(id)
        formats.push(/^(?:general|@)$/i.test(format) ? '' : format)
      },
      close(name) {
        if (name === 'cellXfs') isOfCells = false
      },
    },
    work,
  )
  return formats
}

/** Phonetic readings accompany a text and are not shown. */
function* readStrings(part: ZipPart, work: WorkBudget): Steps<string[]> {
  const strings: string[] = []
  let length = 0
  let text = ''
  let isText = false
  let isPhonetic = false
  yield* readXml(
    part,
    {
      open(name) {
        if (name === 'si') text = ''
        if (name === 'rPh') isPhonetic = true
        if (name === 't') isText = !isPhonetic
      },
      text(piece) {
        if (isText && text.length < CELL_LENGTH_MAX) text += piece
      },
      close(name) {
        if (name === 't') isText = false
        if (name === 'rPh') isPhonetic = false
        if (name !== 'si') return
        strings.push(text)
        length += text.length
        if (strings.length > STRINGS_MAX || length > STRINGS_LENGTH_MAX) throw new WorkbookTooLarge()
      },
    },
    work,
  )
  return strings
}
