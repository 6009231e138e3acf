import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join, relative } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { LAYERS } from '../../../scripts/boundaries/layers.ts'
import { readCrossings } from '../../../scripts/boundaries/read-crossings.ts'

/** A file of each layer; for divided layers, one level deeper. */
const FILES: Readonly<Record<string, string>> = {
  'contracts-v1': 'src/contracts/v1/campaigns.ts',
  contracts: 'src/contracts/billing/plans.ts',
  rules: 'src/rules/billing/plan-limits.ts',
  text: 'src/lib/text/one-line.ts',
  facts: 'src/facts/tables.ts',
  lib: 'src/lib/url.ts',
  extraction: 'src/extraction/names/fold.ts',
  'url-policy': 'src/url-policy/priority.ts',
  offline: 'src/offline/rewrite.ts',
  pdf: 'src/pdf/read-pdf.ts',
  'sms-parts': 'src/outreach/compose/sms-parts.ts',
  documents: 'src/outreach/documents/read-document.ts',
  outreach: 'src/outreach/compose/compose-message.ts',
  db: 'src/db/schema/plans.ts',
  'message-ports': 'src/platform/smtp/port.ts',
  platform: 'src/platform/web/fetcher.ts',
  objects: 'durable-objects/origin-gate/origin-gate.ts',
  core: 'src/core/context.ts',
  domain: 'src/domain/contacts/contact-row.ts',
  crawler: 'src/crawler/pool.ts',
  http: 'src/http/mount.ts',
  routes: 'src/features/crawls/routes.ts',
  features: 'src/features/crawls/read/read-page.ts',
  'api-v1': 'src/api-v1/crawls.ts',
  mcp: 'src/mcp/mcp.ts',
  entry: 'src/app.ts',
  'refused-csv': 'web/lib/refused-csv.ts',
  'web-kit': 'web/ui/button.tsx',
  'web-queries': 'web/queries/senders.ts',
  'message-editor': 'web/message-editor/delete-picture-dialog.tsx',
  'csv-preview': 'web/features/campaigns/recipients/read-csv-head.ts',
  'web-features': 'web/features/crawls/form/crawl-form.tsx',
  'paste-a-page': 'web/site/try/read-page.ts',
  app: 'web/app/pages/crawl-page.tsx',
  site: 'web/site/pages/bot.page.tsx',
}
const NAMES = LAYERS.map(({ name }) => name)
/** Another part of a divided layer. */
const OTHERS: Readonly<Record<string, string>> = {
  routes: 'src/features/data/routes.ts',
  features: 'src/features/data/queries.ts',
  'web-features': 'web/features/data/data-table.tsx',
}

interface Arrow {
  readonly from: string
  readonly to: string
  readonly kind: 'import' | 'import type' | 'import()'
}

let root: string
let crossings: ReadonlySet<string>
const arrows: Arrow[] = []

/** One importing file for each edge, so that each fault has its own file. */
const importerOf = ({ from, to, kind }: Arrow) => {
  const slug = `${to}-${kind}`.replace(/[^a-z]+/g, '-')
  // Some are identified only by their names or paths: those are one file with all imports.
  return /\/(?:routes|read-page|sms-parts|port|refused-csv|read-csv-head)\.ts$/.test(from) ||
    /^src\/[^/]+\.ts$/.test(from)
    ? from
    : from.replace(/(\.tsx?)$/, `-${slug}$1`)
}

beforeAll(async () => {
  root = mkdtempSync(join(tmpdir(), 'contactory-boundaries-'))
  const texts = new Map<string, string>()
  const targets = [...Object.values(FILES), ...Object.values(OTHERS)]
  for (const file of targets) texts.set(file, 'export type Thing = string\nexport const thing = 1\n')
  for (const from of Object.values(FILES)) {
    for (const to of targets) {
      if (to === from) continue
      for (const kind of ['import', 'import type', 'import()'] as const) arrows.push({ from, to, kind })
    }
  }
  for (const [at, arrow] of arrows.entries()) {
    const importer = importerOf(arrow)
    const path = relative(dirname(importer), arrow.to)
    const specifier = path.startsWith('.') ? path : `./${path}`
    const line = {
      import: `import { thing as thing${at} } from '${specifier}'\nexport const used${at} = thing${at}\n`,
      'import type': `import type { Thing as Thing${at} } from '${specifier}'\nexport type Used${at} = Thing${at}\n`,
      'import()': `export const later${at} = () => import('${specifier}')\n`,
    }[arrow.kind]
    texts.set(importer, (texts.get(importer) ?? '') + line)
  }
  texts.set('web/ui/with-markup.tsx', 'export const Bold = () => <b>x</b>\n')
  for (const [file, text] of texts) {
    mkdirSync(dirname(join(root, file)), { recursive: true })
    writeFileSync(join(root, file), text)
  }
  const { crossings: found } = await readCrossings(LAYERS, root, ['src', 'durable-objects', 'web'])
  crossings = new Set(found.map(({ from, to }) => `${from} -> ${to}`))
})
afterAll(() => rmSync(root, { recursive: true }))

test('every layer has its file here', () => expect(Object.keys(FILES)).toEqual(NAMES))

test.each(NAMES)('%s may not import anything outside its allowed layers', (name) => {
  const { mayImport, isParted } = LAYERS.find((layer) => layer.name === name)!
  const own = arrows.filter(({ from }) => from === FILES[name])
  for (const arrow of own) {
    const target = NAMES.find((other) => FILES[other] === arrow.to || OTHERS[other] === arrow.to)!
    const isOtherPart = isParted && Object.values(OTHERS).includes(arrow.to)
    const isAllowed = (target === name || mayImport.includes(target)) && !isOtherPart
    const told = `${importerOf(arrow)} -> ${arrow.to}`
    expect(crossings.has(told), `${told} (${arrow.kind})`).toBe(!isAllowed)
  }
})

test('files that import each other are a cycle, including type-only imports', async () => {
  const circle = mkdtempSync(join(tmpdir(), 'contactory-boundaries-'))
  mkdirSync(join(circle, 'src/lib'), { recursive: true })
  writeFileSync(join(circle, 'src/lib/a.ts'), "import type { B } from './b.ts'\nexport type A = B | 1\n")
  writeFileSync(join(circle, 'src/lib/b.ts'), "import type { A } from './a.ts'\nexport type B = A | 2\n")
  writeFileSync(join(circle, 'src/lib/c.ts'), "import type { A } from './a.ts'\nexport type C = A\n")
  const { circles } = await readCrossings(LAYERS, circle, ['src'])
  // Reported once, at one of its imports.
  expect(circles.map(({ from, to }) => [from, to].toSorted())).toEqual([['src/lib/a.ts', 'src/lib/b.ts']])
  rmSync(circle, { recursive: true })
})

test('an import without a target is not part of a path', async () => {
  const lost = mkdtempSync(join(tmpdir(), 'contactory-boundaries-'))
  mkdirSync(join(lost, 'src/lib'), { recursive: true })
  writeFileSync(join(lost, 'src/lib/a.ts'), "import '../features/gone.ts'\n")
  await expect(readCrossings(LAYERS, lost, ['src'])).rejects.toThrow('src/lib/a.ts: ../features/gone.ts')
  rmSync(lost, { recursive: true })
})
