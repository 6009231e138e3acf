/** Finds false statements about the repository in its documents. */
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join, relative } from 'node:path'
import { anchorsOf, namedCode, namedLinks, namedPaths } from './named-paths.ts'

const DOCUMENTS = ['*.md', '{cli,docs,durable-objects,migrations,scripts,src,test,web}/**/*.md']
const IGNORED = /(?:^|\/)(?:node_modules|fixtures)\//
const SOURCES = '{cli,docs,durable-objects,migrations,scripts,src,test,web}/**/*'
const CODE_FILE = /\.(?:tsx?|m?js|sql|css|html)$/
const DECISIONS = 'docs/decisions'
const PARTS = ['Context', 'Decision', 'Alternatives', 'Checked by']

/**
 * Describes each error as a sentence; empty if there are none. Errors are: a path in backticks or a link without
 * target, a name in backticks that does not occur in the code, and a decision record that lacks a part or is not in the
 * index.
 *
 * @param root folder of the repository
 */
export function documentFaults(root: string): string[] {
  const { files, documents } = contentsOf(root)
  const read = (document: string) => readFileSync(join(root, document), 'utf8')
  const words = wordsOf(root, files)
  return [
    ...documents.flatMap((document) => [
      ...pathFaults(root, document, read(document), files),
      ...linkFaults(root, document, read(document)),
      ...codeFaults(document, read(document), words),
    ]),
    ...decisionFaults(documents, read),
  ]
}

/** A path in a document that does not exist. */
interface Misnamed {
  readonly path: string
  /** Files with this name, relative to the root. */
  readonly others: readonly string[]
}

function pathFaults(root: string, document: string, text: string, files: readonly string[]): string[] {
  return misnamed(root, document, text, files).map(({ path, others }) => {
    const hint = others.length > 0 ? `; there is ${others.slice(0, 3).join(', ')}` : ''
    return `${document} names ${path}, which does not exist${hint}`
  })
}

function misnamed(root: string, document: string, text: string, files: readonly string[]): Misnamed[] {
  return namedPaths(text)
    .filter((path) => !isThere(root, document, path, files))
    .map((path) => ({ path, others: files.filter((file) => basename(file) === basename(path)) }))
}

/**
 * Updates the paths of moved files, if only one file has the name.
 *
 * @param root folder of the repository
 * @returns the changed documents
 */
export function followMovedFiles(root: string): string[] {
  const { files, documents } = contentsOf(root)
  return documents.filter((document) => {
    const before = readFileSync(join(root, document), 'utf8')
    const after = misnamed(root, document, before, files).reduce((text, { path, others }) => {
      const isFromRoot = document.startsWith('docs/') || existsSync(join(root, path.split('/')[0]!))
      const [moved, ...more] = others
      if (moved === undefined || more.length > 0) return text
      return text.replaceAll(`\`${path}\``, `\`${isFromRoot ? moved : relative(dirname(document), moved)}\``)
    }, before)
    if (after !== before) writeFileSync(join(root, document), after)
    return after !== before
  })
}

function contentsOf(root: string): { readonly files: readonly string[]; readonly documents: readonly string[] } {
  return {
    files: globSync(SOURCES, { cwd: root }).filter((file) => !/(?:^|\/)node_modules\//.test(file)),
    documents: DOCUMENTS.flatMap((pattern) => globSync(pattern, { cwd: root })).filter((path) => !IGNORED.test(path)),
  }
}

/**
 * Whether a path exists, relative to the root or to the document; a bare name may be anywhere below the document's
 * folder or, for `docs`, below the root.
 */
function isThere(root: string, document: string, path: string, files: readonly string[]): boolean {
  const folder = dirname(document)
  if (existsSync(join(root, path)) || existsSync(join(root, folder, path))) return true
  const name = path.replace(/\/$/, '')
  if (name.includes('/')) return false
  const start = folder === '.' || folder.startsWith('docs') ? '' : `${folder}/`
  return files.some((file) => file.startsWith(start) && basename(file) === name)
}

function codeFaults(document: string, text: string, words: ReadonlySet<string>): string[] {
  return namedCode(text)
    .filter((name) => !words.has(name))
    .map((name) => `${document} names ${name}, which no code has`)
}

/** All words in the code. */
function wordsOf(root: string, files: readonly string[]): Set<string> {
  const sources = files.filter((file) => CODE_FILE.test(file) && !IGNORED.test(file))
  const texts = [...sources, ...globSync('{*.toml,*.json}', { cwd: root })].map((file) =>
    readFileSync(join(root, file), 'utf8'),
  )
  return new Set(texts.flatMap((text) => text.match(/[\w$]+/g) ?? []))
}

function linkFaults(root: string, document: string, text: string): string[] {
  return namedLinks(text).flatMap((link) => {
    const [path = '', anchor] = link.split('#')
    const target = path === '' ? document : join(dirname(document), path)
    if (!existsSync(join(root, target))) return [`${document} links to ${link}, which does not exist`]
    if (anchor === undefined || !target.endsWith('.md')) return []
    const isHeading = anchorsOf(readFileSync(join(root, target), 'utf8')).has(anchor)
    return isHeading ? [] : [`${document} links to ${link}, but ${target} has no such heading`]
  })
}

/** Checks that every decision record has all parts and a unique number, and is in the index. */
function decisionFaults(documents: readonly string[], read: (document: string) => string): string[] {
  const records = documents.filter((document) => /^docs\/decisions\/\d{4}-[^/]+\.md$/.test(document))
  if (records.length === 0) return []
  if (!documents.includes(`${DECISIONS}/README.md`)) return [`${DECISIONS} has no README.md that lists its records`]
  const listed = new Set(namedLinks(read(`${DECISIONS}/README.md`)))
  const numbers = records.map((record) => basename(record).slice(0, 4))
  return records.flatMap((record, at) => {
    const anchors = anchorsOf(read(record))
    const missing = PARTS.filter((part) => !anchors.has(part.toLowerCase().replaceAll(' ', '-')))
    return [
      ...missing.map((part) => `${record} lacks the part "${part}"`),
      ...(listed.has(basename(record)) ? [] : [`${DECISIONS}/README.md does not list ${basename(record)}`]),
      ...(numbers.indexOf(numbers[at]!) === at ? [] : [`${record} has a number that another record has`]),
    ]
  })
}
