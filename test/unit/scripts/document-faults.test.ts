import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import { documentFaults, followMovedFiles } from '../../../scripts/docs/document-faults.ts'
import { anchorsOf, namedCode, namedLinks, namedPaths } from '../../../scripts/docs/named-paths.ts'

const roots: string[] = []
afterEach(() => {
  for (const root of roots.splice(0)) rmSync(root, { recursive: true })
})

/** A repository of these files. */
function repository(files: Readonly<Record<string, string>>): string {
  const root = mkdtempSync(join(tmpdir(), 'documents-'))
  roots.push(root)
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text)
  }
  return root
}

test('a path in backticks contains a slash or a file extension', () => {
  const text =
    '`core/audit.ts` `lots.ts` `core/logs/` `refusalOf` `ctx.actor` `POST` `npm run check` `migrations/NNNN_*.sql`'
  expect(namedPaths(text)).toEqual(['core/audit.ts', 'lots.ts', 'core/logs/'])
})

test('packages, media types, routes, build output and code blocks are not paths of the repository', () => {
  const text = '`@scope/kit` `application/json` `/api/v1` `dist/web/app.html`\n```sh\ncat `gone/file.ts`\n```\n'
  expect(namedPaths(text)).toEqual([])
})

test('links to other hosts are skipped, those to headings are checked', () => {
  expect(namedLinks('[a](https://example.com/) [b](../src/README.md#walks) ![c](.readme/c.png) [d](#start)')).toEqual([
    '../src/README.md#walks',
    '.readme/c.png',
    '#start',
  ])
  expect([...anchorsOf('# The map\n## A campaign message\n### `mount`, and why')]).toEqual([
    'the-map',
    'a-campaign-message',
    'mount-and-why',
  ])
})

test('a document may use paths from the root or its folder, and bare names below its folder', () => {
  const root = repository({
    'README.md': '`src/core/audit.ts` `audit.ts`',
    'src/README.md': '`core/audit.ts` `audit.ts` `src/core/audit.ts` [walks](#walks)\n## Walks',
    'src/core/audit.ts': '',
    'docs/notes.md': '`audit.ts`',
  })
  expect(documentFaults(root)).toEqual([])
})

test('a broken path or link is a fault, with the file of the same name', () => {
  const root = repository({
    'web/README.md': '`core/audit.ts` `audit.ts` [gone](../src/gone.md) [there](../src/README.md#none)',
    'src/README.md': '# src',
    'src/domain/audit.ts': '',
  })
  expect(documentFaults(root)).toEqual([
    'web/README.md names core/audit.ts, which does not exist; there is src/domain/audit.ts',
    'web/README.md names audit.ts, which does not exist; there is src/domain/audit.ts',
    'web/README.md links to ../src/gone.md, which does not exist',
    'web/README.md links to ../src/README.md#none, but src/README.md has no such heading',
  ])
})

test('an unknown identifier in backticks is a fault', () => {
  const text = '`mountAll` `ROW_MAX` `accounts.reset_email` `plain` `Retry-After` `npm run check` `src/lib/rowMax.ts`'
  expect(namedCode(text)).toEqual(['mountAll', 'ROW_MAX', 'reset_email'])
  const root = repository({
    'README.md': text,
    'src/lib/rowMax.ts': 'export const ROW_MAX = 1\nexport function mountEach() {}',
    'migrations/0001_first.sql': 'ALTER TABLE accounts ADD reset_email TEXT',
  })
  expect(documentFaults(root)).toEqual(['README.md names mountAll, which no code has'])
})

test('moved files are reported with their new paths, unless several have the name', () => {
  const root = repository({
    'docs/notes.md': '`src/core/audit.ts` `src/core/index.ts`',
    'src/README.md': '`core/audit.ts` `index.ts`',
    'web/README.md': '`src/core/audit.ts`',
    'src/domain/access/audit.ts': '',
    'src/domain/access/index.ts': '',
    'web/index.ts': '',
  })
  expect(followMovedFiles(root).toSorted()).toEqual(['docs/notes.md', 'src/README.md', 'web/README.md'])
  const [notes, source, web] = ['docs', 'src', 'web'].map((folder) =>
    readFileSync(join(root, folder, folder === 'docs' ? 'notes.md' : 'README.md'), 'utf8'),
  )
  expect(notes).toBe('`src/domain/access/audit.ts` `src/core/index.ts`')
  expect(source).toBe('`domain/access/audit.ts` `index.ts`')
  expect(web).toBe('`src/domain/access/audit.ts`')
  expect(documentFaults(root)).toHaveLength(1)
})

test('a decision record has four parts, a unique number and a line in the index', () => {
  const whole = '# Title\n## Context\n## Decision\n## Alternatives\n## Checked by\n'
  const root = repository({
    'docs/decisions/README.md': '[one](0001-one.md)',
    'docs/decisions/0001-one.md': whole,
    'docs/decisions/0001-two.md': whole.replace('## Alternatives\n', ''),
  })
  expect(documentFaults(root)).toEqual([
    'docs/decisions/0001-two.md lacks the part "Alternatives"',
    'docs/decisions/README.md does not list 0001-two.md',
    'docs/decisions/0001-two.md has a number that another record has',
  ])
})
