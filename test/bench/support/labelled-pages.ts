import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { DATA_TYPES, type DataType } from '../../../src/contracts/data/items.ts'
import { companyKey } from '../../../src/extraction/companies/company-key.ts'
import type { Finding } from '../../../src/extraction/finding.ts'
import { decodeBody } from '../../../src/platform/web/decode-body.ts'
import { confidenceLines } from './confidence-table.ts'
import { type BenchPage, CORPUS, ratesLine, type Values, valuesOf } from './extraction-pages.ts'

/** Pages for work; frozen pages, of which only totals may be read; and training pages annotated by others. */
export const LABELLED_SETS = ['work', 'frozen', 'training'] as const
export type LabelledSet = (typeof LABELLED_SETS)[number]

interface LabelledPage {
  readonly id: string
  readonly url: string
  readonly labels: unknown
}

interface TypeErrors {
  readonly fp: readonly string[]
  readonly fn: readonly string[]
}

interface PageErrors {
  readonly id: string
  readonly types: Readonly<Record<DataType, TypeErrors>>
}

interface Rates {
  readonly recall: number | null
  readonly precision: number | null
  readonly f1: number
}

type Scorer = (
  labelled: readonly LabelledPage[],
  found: Readonly<Record<string, Values>>,
) => {
  table: Record<DataType, Rates> & { companies: Rates & { primaryRecall: number | null } }
  pages: readonly PageErrors[]
}

/** The pages of a set, and functions that compare findings with their labels. */
export interface LabelledPages {
  readonly pages: readonly BenchPage[]
  /**
   * @param withErrors also lists missed and wrong values, page by page; never for the frozen set
   */
  readonly score: (found: Readonly<Record<string, Values>>, withErrors: boolean) => string[]
  /**
   * Whether confidence matches probability: lines per type, for the whole set or for both parts of the training set.
   */
  readonly confidence: (found: ReadonlyMap<string, readonly Finding[]>) => string[]
  /** The wrong values of a type by page, for training; throws for the frozen set. */
  readonly wrongOf: (type: DataType, found: Readonly<Record<string, Values>>) => Map<string, readonly string[]>
}

/** Reads a set of labelled pages, or null if the corpus is not present. */
export async function readLabelledPages(set: LabelledSet): Promise<LabelledPages | null> {
  const folder = set === 'training' ? join(CORPUS, 'training') : CORPUS
  if (!existsSync(join(folder, 'labels.json'))) return null
  const labelled = set === 'training' ? readTraining(folder) : readOwn(folder, set === 'frozen')
  const { score } = (await import(pathToFileURL(join(CORPUS, 'score.mjs')).href)) as { score: Scorer }
  return {
    pages: labelled.map(({ id, url }) => ({
      id,
      url,
      html: decodeBody(readFileSync(join(folder, 'pages', `${id}.html`)), null).text,
    })),
    wrongOf: (type, found) => {
      if (set === 'frozen') throw new Error('Single errors of the frozen pages stay unread.')
      return new Map(score(labelled, found).pages.map(({ id, types }) => [id, types[type].fp]))
    },
    confidence: (found) => {
      const values = Object.fromEntries([...found].map(([id, findings]) => [id, valuesOf(findings)]))
      const linesOf = (pages: readonly LabelledPage[]) => {
        const wrong = new Map(score(pages, values).pages.map(({ id, types }) => [id, types]))
        return confidenceLines(
          pages.flatMap(({ id }) =>
            found.get(id)!.map((finding) => {
              const [value] = valuesOf([finding])[finding.type]
              const isRight = !wrong.get(id)![finding.type].fp.includes(value!)
              return { type: finding.type, confidence: finding.confidence, isRight }
            }),
          ),
        )
      }
      if (set !== 'training') return linesOf(labelled)
      return [
        '  the part whose errors are read',
        ...linesOf(labelled.filter((page) => !isKeptAside(page))),
        '  the part kept aside',
        ...linesOf(labelled.filter(isKeptAside)),
      ]
    },
    score: (found, withErrors) => {
      const linesOf = ({ table }: ReturnType<Scorer>) => {
        const owners = table.companies.primaryRecall
        return [
          ...DATA_TYPES.map((type) => `${ratesLine(type, table[type])}  F1 ${(100 * table[type].f1).toFixed(1)} %`),
          ...(owners === null ? [] : [`  owner of the page: recall ${(100 * owners).toFixed(1)} %`]),
        ]
      }
      const lines = linesOf(score(labelled, found))
      if (set !== 'training') {
        return withErrors && set === 'work' ? [...lines, ...errorLines(score(labelled, found).pages)] : lines
      }
      const [read, kept] = [false, true].map((isKept) =>
        score(
          labelled.filter((page) => isKeptAside(page) === isKept),
          found,
        ),
      )
      return [
        ...lines,
        '  the part whose errors are read',
        ...linesOf(read!).map((line) => `  ${line}`),
        '  the part kept aside',
        ...linesOf(kept!).map((line) => `  ${line}`),
        ...(withErrors ? errorLines(read!.pages) : []),
      ]
    },
  }
}

/**
 * Five sixteenths of the training set's sites: their errors are not read one by one, so that they validate what the
 * others taught.
 */
export const isKeptAside = ({ id, url }: Pick<LabelledPage, 'id' | 'url'>): boolean =>
  createHash('sha256')
    .update(URL.parse(url)?.host ?? id)
    .digest()[0]! >= 176

function readOwn(folder: string, isFrozen: boolean): LabelledPage[] {
  const pages = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as {
    id: string
    site_url_guess: string
    labels: unknown
    frozen?: boolean
  }[]
  return pages
    .filter(({ frozen = false }) => frozen === isFrozen)
    .map(({ id, site_url_guess: url, labels }) => ({ id, url, labels }))
}

interface Annotation {
  readonly type: string
  readonly text: string
}

/** Turns annotations in page order into labels: consecutive parts of an address are one address. */
function readTraining(folder: string): LabelledPage[] {
  const pages = JSON.parse(readFileSync(join(folder, 'labels.json'), 'utf8')) as {
    id: string
    url: string
    entities: Annotation[]
  }[]
  const unread = unreadTypes(pages)
  return pages.map(({ id, url, entities }) => {
    const textsOf = (type: string) => [
      ...new Set(entities.filter((it) => it.type === type).map(({ text }) => text.replace(AMPERSAND, '&'))),
    ]
    const addresses = addressesOf(entities)
    return {
      id,
      url,
      labels: {
        emails: textsOf('EMAIL'),
        phones: [...textsOf('TEL'), ...textsOf('FAX').map((value) => ({ value, kind: 'fax' }))],
        names: textsOf('PER'),
        addresses: addresses.whole,
        companies: [...Map.groupBy(textsOf('ORG'), companyKey).values()].map(([value, ...aliases]) => ({
          value,
          aliases,
        })),
        ignore: [
          ...addresses.parts.map((value) => ({ type: 'addresses', value })),
          ...unread.get(sourceOf(id))!.map((type) => ({ type, value: '*' })),
        ],
      },
    }
  })
}

const AMPERSAND = /&\s?amp;?/g
const ANNOTATIONS: Readonly<Record<DataType, string>> = {
  emails: 'EMAIL',
  phones: 'TEL',
  names: 'PER',
  addresses: 'STREET',
  companies: 'ORG',
}
/** A type on fewer of a source's pages than this share was not annotated there. */
const ANNOTATED_MIN = 0.05

const sourceOf = (id: string) => id.replace(/-\d+$/, '')

/** The types that annotators skipped, by source of pages. */
function unreadTypes(pages: readonly { id: string; entities: readonly Annotation[] }[]): Map<string, DataType[]> {
  const isAnnotated = (own: typeof pages, type: DataType) =>
    own.filter(({ entities }) => entities.some((it) => it.type === ANNOTATIONS[type])).length >=
    own.length * ANNOTATED_MIN
  return new Map(
    [...Map.groupBy(pages, ({ id }) => sourceOf(id))].map(([source, own]) => [
      source,
      DATA_TYPES.filter((type) => !isAnnotated(own, type)),
    ]),
  )
}

const ADDRESS_PARTS = new Set(['STREET', 'CITY', 'STATE', 'ZIPCODE', 'COUNTRY'])

/** Addresses with a street, and those without one, which are not scored. */
function addressesOf(entities: readonly Annotation[]): { whole: string[]; parts: string[] } {
  const whole = new Set<string>()
  const parts = new Set<string>()
  let current: Annotation[] = []
  const end = () => {
    const text = current.map((part) => part.text).join(', ')
    if (current.some(({ type }) => type === 'STREET')) whole.add(text)
    else if (text) parts.add(text)
    current = []
  }
  for (const entity of entities) {
    if (!ADDRESS_PARTS.has(entity.type)) end()
    else {
      const isNext =
        current.some(({ type }) => type === entity.type) &&
        !(entity.type === 'STREET' && current.at(-1)!.type === 'STREET')
      if (isNext) end()
      current.push(entity)
    }
  }
  end()
  return { whole: [...whole], parts: [...parts] }
}

const errorLines = (pages: readonly PageErrors[]): string[] =>
  pages.flatMap(({ id, types }) =>
    DATA_TYPES.flatMap((type) => {
      const { fp, fn } = types[type]
      if (fp.length + fn.length === 0) return []
      return [`${id} ${type}`, `   missed: ${fn.join(' | ') || '–'}`, `   extra : ${fp.join(' | ') || '–'}`]
    }),
  )
