/**
 * Prints what the extraction engine finds.
 *
 *   npm run -s extract -- page.html --url https://example.com/contact [--country GB]
 *   npm run -s extract -- --jsonl < pages.jsonl       lines {id, url, path, country?} in, lines {id, emails, phones, …} out
 */
import { createReadStream, readFileSync } from 'node:fs'
import { createInterface } from 'node:readline'
import { parseArgs } from 'node:util'
import { DATA_TYPES, type DataType } from '../src/contracts/items.ts'
import { extract } from '../src/extraction/extract.ts'
import type { Finding } from '../src/extraction/finding.ts'

const { values: options, positionals } = parseArgs({
  allowPositionals: true,
  options: { url: { type: 'string' }, country: { type: 'string' }, jsonl: { type: 'boolean' } },
})

const read = (path: string) => new TextDecoder().decode(readFileSync(path))

const valuesOf = (findings: readonly Finding[], type: DataType) => [
  ...new Set(
    findings
      .filter((finding) => finding.type === type)
      .map((finding) => (type === 'phones' ? finding.normalized : finding.value)),
  ),
]

if (options.jsonl) {
  const lines = createInterface({ input: positionals[0] ? createReadStream(positionals[0]) : process.stdin })
  for await (const line of lines) {
    if (line.trim() === '') continue
    const { id, url, path, country } = JSON.parse(line) as { id: string; url: string; path: string; country?: string }
    const { findings } = extract(read(path), { url, country })
    process.stdout.write(
      `${JSON.stringify({ id, ...Object.fromEntries(DATA_TYPES.map((type) => [type, valuesOf(findings, type)])) })}\n`,
    )
  }
} else {
  const [path] = positionals
  if (!path) throw new Error('usage: npm run -s extract -- page.html --url https://…')
  const { findings, contacts } = extract(read(path), {
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
