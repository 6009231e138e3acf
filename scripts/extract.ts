/**
 * Prints the results of the extraction engine.
 *
 *   npm run -s extract -- page.html --url https://example.com/contact [--country GB]
 *   npm run -s extract -- --jsonl < pages.jsonl   reads {id, url, path, country?}, prints {id, emails, phones, …}
 *   npm run -s extract -- --site FOLDER --base https://example.com/ [--country GB]
 *
 * With --site, all pages (.html, .htm) of a folder are one website, each at the base URL plus its path; `index.html`
 * represents its folder. Prints `{organizations, people}`, each once over all pages, the owner first, then those that
 * can be contacted. Phones are E.164, fax numbers are objects of kind fax; likely addresses are omitted. If the owner
 * is a person, that person has `is_owner`.
 *
 * The encoding is detected from each page. With --jsonl, a page that cannot be read or fails gives empty lists and a
 * message on stderr, and the final exit code is 1.
 */
import { createReadStream, statSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { createInterface } from 'node:readline'
import { isSupportedCountry } from 'libphonenumber-js'
import { z } from 'zod'
import type { DataType } from '../src/contracts/data/items.ts'
import type { Extraction } from '../src/extraction/extract.ts'
import type { ExtractionHints, Finding } from '../src/extraction/finding.ts'
import type { PageFacts } from '../src/extraction/site/page-facts.ts'
import { endWithUsage, readOptions } from './local/read-options.ts'

const Id = z.union([z.string(), z.number()]).transform(String)
const PageLine = z.object({ id: Id, url: z.string(), path: z.string(), country: z.string().optional() })

const USAGE = `Usage: npm run -s extract -- FILE.html [--url https://…] [--country GB]
       npm run -s extract -- --jsonl [FILE.jsonl]
       npm run -s extract -- --site FOLDER [--base https://…] [--country GB]`

const { values: options, positionals } = readOptions(
  {
    allowPositionals: true,
    options: {
      url: { type: 'string' },
      country: { type: 'string' },
      jsonl: { type: 'boolean' },
      site: { type: 'string' },
      base: { type: 'string' },
    },
  },
  USAGE,
)
assertOptions()

// The engine takes seconds to load, so usage errors are reported first.
const [{ DATA_TYPES }, { extract }, { printableSite }, { resolveSite }, { decodeBody }] = await Promise.all([
  import('../src/contracts/data/items.ts'),
  import('../src/extraction/extract.ts'),
  import('../src/extraction/site/print-site.ts'),
  import('../src/extraction/site/resolve-site.ts'),
  import('../src/platform/web/decode-body.ts'),
])

/** Exits with an error if an option is invalid, before anything is read. */
function assertOptions(): void {
  for (const name of ['url', 'base'] as const) {
    const given = options[name]
    const isUrl = given === undefined || (URL.canParse(given) && /^https?:$/.test(new URL(given).protocol))
    if (!isUrl)
      endWithUsage(`--${name} is no address of the web: "${given}". It begins with http:// or https://.`, USAGE)
  }
  const { country } = options
  if (country !== undefined && !isSupportedCountry(country.toUpperCase()))
    endWithUsage(`--country is no country's code of two letters (ISO 3166-1): "${country}".`, USAGE)
  options.country = country?.toUpperCase()
  const places = options.site ? [options.site, ...positionals] : positionals
  if (places.length > 1) endWithUsage(`Name one ${options.site ? 'folder' : 'file'}, not ${places.length}.`, USAGE)
  if (places.length === 0 && !options.jsonl) endWithUsage('Which page?', USAGE)
  for (const place of places) assertReadable(place, options.site === place)
}

function assertReadable(place: string, isFolder: boolean): void {
  const found = statSync(place, { throwIfNoEntry: false })
  if (!found) endWithUsage(`There is no ${isFolder ? 'folder' : 'file'} "${place}".`, USAGE)
  if (found.isDirectory() !== isFolder) endWithUsage(`"${place}" is ${isFolder ? 'no folder' : 'a folder'}.`, USAGE)
}

async function extractFile(path: string, hints: ExtractionHints): Promise<Extraction> {
  return extract(decodeBody(await readFile(path), null).text, hints)
}

const valuesOf = (findings: readonly Finding[], type: DataType) => [
  ...new Set(
    findings
      .filter((finding) => finding.type === type)
      .map((finding) => (type === 'phones' ? finding.normalized : finding.value)),
  ),
]

async function extractLine(line: string): Promise<{ id: string; findings: readonly Finding[] }> {
  let id = ''
  try {
    const input: unknown = JSON.parse(line)
    id = z.object({ id: Id }).safeParse(input).data?.id ?? ''
    const { url, path, country } = PageLine.parse(input)
    return { id, findings: (await extractFile(path, { url, country })).findings }
  } catch (error) {
    console.error(`${id || line.slice(0, 80)}: ${error instanceof Error ? error.message : error}`)
    process.exitCode = 1
    return { id, findings: [] }
  }
}

/** Reads the pages of a folder as one website. */
async function readSite(folder: string, base: string, country: string | undefined): Promise<PageFacts[]> {
  const files = await readdir(folder, { recursive: true, withFileTypes: true })
  const paths = files
    .filter((file) => file.isFile() && /\.html?$/i.test(file.name))
    .map((file) => join(file.parentPath, file.name))
    .sort()
  const facts: PageFacts[] = []
  for (const path of paths) {
    const address = relative(folder, path)
      .split(sep)
      .map(encodeURIComponent)
      .join('/')
      .replace(/(?:^|(?<=\/))index\.html?$/i, '')
    const url = new URL(address, base.endsWith('/') ? base : `${base}/`).href
    const read = await extractFile(path, { url, country }).catch((error: unknown) => {
      console.error(`${path}: ${error instanceof Error ? error.message : error}`)
      process.exitCode = 1
      return null
    })
    if (read?.facts) facts.push(read.facts)
  }
  return facts
}

if (options.site) {
  const facts = await readSite(options.site, options.base ?? 'https://example.com/', options.country)
  console.log(JSON.stringify(printableSite(resolveSite(facts)), null, 2))
} else if (options.jsonl) {
  const input = positionals[0] ? createReadStream(positionals[0]) : process.stdin
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const { id, findings } = await extractLine(line)
    const lists = Object.fromEntries(DATA_TYPES.map((type) => [type, valuesOf(findings, type)]))
    process.stdout.write(`${JSON.stringify({ id, ...lists })}\n`)
  }
} else {
  const [path] = positionals
  const { findings, contacts } = await extractFile(path!, {
    url: options.url ?? 'https://example.com/',
    country: options.country,
  })
  const bare = (finding: Finding) => ({ ...finding, start: undefined, end: undefined })
  const grouped = contacts.map(({ findings: parts, ...contact }) => ({
    ...contact,
    values: parts.map(({ type, value }) => `${type}: ${value}`),
  }))
  console.log(JSON.stringify({ findings: findings.map(bare), contacts: grouped }, null, 2))
}
