import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { TONE_OF, toneOfScore } from '../../../web/ui/tone.ts'

const ROOT = join(import.meta.dirname, '../../..')
const sources = globSync('web/**/*.{ts,tsx}', { cwd: ROOT }).map((path) => ({
  path,
  text: readFileSync(join(ROOT, path), 'utf8'),
}))

/** Words with a tone given by the specification, or with another meaning elsewhere. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'web/features/campaigns/campaign-words.ts Pending': 'recipients who wait are yellow by the specification',
  'web/features/campaigns/campaign-words.ts Sent': 'a campaign is sent when all of it is done',
  'web/features/billing/current-subscription.tsx Cancelled': 'red by the specification',
  'web/ui/value-words.ts Unknown': 'an email address that nobody checked, not a message that may be lost',
}

const TABLED = /label: '([^']+)',(?:\s+\w+: (?:'[^']*'|"[^"]*"),)*\s+tone: (?:'(\w+)'|TONE_OF\.(\w+))/g
const TABLED_AFTER = /tone: (?:'(\w+)'|TONE_OF\.(\w+)), label: '([^']+)'/g
const WRITTEN = /<Badge tone=(?:"(\w+)"|\{TONE_OF\.(\w+)\})(?: hasDot| icon=\{\w+\})*>\s*([A-Z][^<{]*?)\s*<\/Badge>/g

interface Word {
  readonly path: string
  readonly word: string
  readonly tone: string
}

const toneNamed = (plain: string | undefined, state: string | undefined): string =>
  plain ?? TONE_OF[state as keyof typeof TONE_OF]

const words: Word[] = sources.flatMap(({ path, text }) => [
  ...[...text.matchAll(TABLED)].map(([, word, plain, state]) => ({ path, word: word!, tone: toneNamed(plain, state) })),
  ...[...text.matchAll(TABLED_AFTER)].map(([, plain, state, word]) => ({
    path,
    word: word!,
    tone: toneNamed(plain, state),
  })),
  ...[...text.matchAll(WRITTEN)].map(([, plain, state, word]) => ({
    path,
    word: word!,
    tone: toneNamed(plain, state),
  })),
])

test('a status word has the same colour on every screen', () => {
  const tones = new Map<string, Map<string, string[]>>()
  for (const { path, word, tone } of words) {
    if (`${path} ${word}` in EXCEPTIONS) continue
    const of = tones.get(word) ?? new Map<string, string[]>()
    tones.set(word, of.set(tone, [...(of.get(tone) ?? []), path]))
  }
  expect([...tones].filter(([, of]) => of.size > 1).map(([word, of]) => [word, Object.fromEntries(of)])).toEqual([])
  expect(tones.size).toBeGreaterThan(60)
})

test('every exception still exists', () => {
  const found = new Set(words.map(({ path, word }) => `${path} ${word}`))
  expect(Object.keys(EXCEPTIONS).filter((name) => !found.has(name))).toEqual([])
})

test('only one place defines which scores are green, yellow and red', () => {
  const scales = sources.filter(({ text }) => /\? 'success' : [^:]*\? 'warning' : 'danger'/.test(text))
  expect(scales.map(({ path }) => path)).toEqual(['web/ui/tone.ts'])
  expect([100, 80, 79, 60, 59, 0].map(toneOfScore)).toEqual([
    ...['success', 'success', 'warning', 'warning', 'danger', 'danger'],
  ])
})
