/**
 * Prints what the extraction engine finds.
 *
 *   npm run -s extract -- page.html --url https://example.com/contact [--country GB]
 *   npm run -s extract -- --jsonl < pages.jsonl       lines {id, url, path, country?} in, lines {id, emails, phones, …} out
 *
 * Bytes are decoded by what the page says of itself. With --jsonl a page that cannot be read or fails gives empty lists and
 * a message on stderr, and the exit code is 1 at the end.
 */
import { createReadStream } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { DATA_TYPES, type DataType } from '../src/contracts/items.ts'
import { type Extraction, extract } from '../src/extraction/extract.ts'
import type { ExtractionHints, Finding } from '../src/extraction/finding.ts'
import { decodeBody } from '../src/platform/web/decode-body.ts'

const Id = z.union([z.string(), z.number()]).transform(String)
const PageLine = z.object({ id: Id, url: z.string(), path: z.string(), country: z.string().optional() })

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, country: { type: 'string' }, jsonl: { type: 'boolean' } },
})

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

if (options.jsonl) {
  const input = positionals[0] ? createReadStream(positionals[0]) : process.stdin
  for await (const line of createInterface({ input, crlfDelay: Number.POSITIVE_INFINITY })) {
    if (line.trim() === '') continue
    const { id, findings } = await extractLine(line)
    const lists = Object.fromEntries(DATA_TYPES.map((type) => [type, valuesOf(findings, type)]))
    process.stdout.write(`${JSON.stringify({ id, ...lists })}\n`)
  }
} else {
  const [path] = positionals
  if (!path) throw new Error('usage: npm run -s extract -- page.html --url https://…')
  const { findings, contacts } = await extractFile(path, {
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
