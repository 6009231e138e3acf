import { describe, expect, test } from 'vitest'
import type { z } from 'zod'
import { ENDPOINTS } from '../../../src/contracts/all.ts'
import { V1_ENDPOINTS } from '../../../src/contracts/v1/all.ts'
import { oneLine, textProblem } from '../../../src/lib/text/one-line.ts'

interface Leaf {
  readonly path: string
  readonly schema: z.ZodType
}

/** Every text field of a schema, by path. */
function* leavesOf(schema: z.ZodType, path: string): Generator<Leaf> {
  // biome-ignore lint/suspicious/noExplicitAny: the internals of a schema have no public type
  const { def, shape } = schema as any
  switch (def.type) {
    case 'object':
      for (const [name, one] of Object.entries(shape)) yield* leavesOf(one as z.ZodType, `${path}.${name}`)
      return
    case 'array':
      return yield* leavesOf(def.element, `${path}[]`)
    case 'record':
      yield* leavesOf(def.keyType, `${path}{name}`)
      return yield* leavesOf(def.valueType, `${path}{}`)
    case 'union':
      for (const one of def.options) yield* leavesOf(one, path)
      return
    case 'pipe':
      return yield* leavesOf(def.in, path)
    case 'string':
      yield { path, schema }
      return
    default:
      if (def.innerType) yield* leavesOf(def.innerType, path)
  }
}

const leaves = [...ENDPOINTS, ...V1_ENDPOINTS].flatMap(([name, { body }]) => (body ? [...leavesOf(body, name)] : []))

/** Messages, notes and addresses may have several lines. */
const HAS_LINES =
  /\.(?:content|text_content|text|description|reason|postal_address|seller_address|saveBillingDetails\.address|message|body|consent_text|success_text)$/
/** Rows of imported lists: cleaned instead of rejected. */
const IS_CLEANED =
  /\.(?:manual\[\]|contacts\[\]|recipients\[\])\.|^messages\.send\.fields|^accountTransfer\.importRows\.rows\[\]\.row\{\}|^erasures\.\w+\.(?:name|phone)$/
/** Compared with stored values, parsed by custom code or only inspected: neither stored nor shown unchanged. */
const IS_LOOKED_UP =
  /(?:password|password_confirmation|token|_key|api_secret|provider|reference|transaction_id|code|default_plan|mention_id|names\[\]|ids\[\]|permissions\[\]|urls\[\]|addresses\[\]|mapping|html|homepage)$|\.(?:segment|matching|audience\.contacts|audience\.items)\.|^optOuts\.|^spamChecks\.|^senders\.testSmsConfig\./

const SIGNS = ['a\u0000b', 'a\u0085b', 'a\u009fb', 'a\u202Eb', 'a\u2066b', 'a\u001bb'] as const
/** Unicode line breaks, and characters that `oneLine` removes instead of rejecting. */
const LINE_ENDS = ['a\nb', 'a\u2028b', 'a\u2029b'] as const
const UNSEEN = ['a\ud800b', 'a\u200bb', 'a\u2060b', 'a\ufeffb'] as const
const IS_UNSEEN = /[\p{Cs}\u200b\u2060\ufeff]/u
const takes = ({ schema }: Leaf, text: string) => schema.safeParse(text).success

describe('each text field of a call', () => {
  test('is found by the traversal', () => expect(leaves.length).toBeGreaterThan(150))

  test.each(leaves.filter(({ path }) => !IS_LOOKED_UP.test(path)))('$path', (leaf) => {
    if (IS_CLEANED.test(leaf.path)) {
      for (const text of [...SIGNS, ...LINE_ENDS, ...UNSEEN]) {
        const parsed = leaf.schema.safeParse(text)
        const isField = leaf.path.endsWith('{}')
        if (!parsed.success) continue
        expect(textProblem(String(parsed.data), isField ? 'many' : 'one')).toBeNull()
        expect(String(parsed.data)).not.toMatch(IS_UNSEEN)
      }
      return
    }
    for (const text of SIGNS) expect(takes(leaf, text), JSON.stringify(text)).toBe(false)
    const hasLines = HAS_LINES.test(leaf.path)
    if (!hasLines) for (const text of LINE_ENDS) expect(takes(leaf, text), JSON.stringify(text)).toBe(false)
    for (const text of UNSEEN) {
      const parsed = leaf.schema.safeParse(text)
      if (!parsed.success) continue
      // A message keeps characters that join letters.
      expect(String(parsed.data), JSON.stringify(text)).not.toMatch(hasLines ? /\p{Cs}/u : IS_UNSEEN)
    }
  })
})

/** Characters that only a URL may contain. */
const isAddress = (leaf: Leaf) =>
  !IS_LOOKED_UP.test(leaf.path) &&
  !HAS_LINES.test(leaf.path) &&
  takes(leaf, 'https://example.com/ab') &&
  !takes(leaf, 'ab')

test.each(leaves.filter(isAddress))('$path accepts no invisible characters', (leaf) => {
  for (const text of [...SIGNS, ...LINE_ENDS, ...UNSEEN]) {
    const parsed = leaf.schema.safeParse(`https://example.com/${text}`)
    if (!parsed.success) continue
    expect(textProblem(String(parsed.data), 'one'), JSON.stringify(text)).toBeNull()
    expect(String(parsed.data), JSON.stringify(text)).not.toMatch(IS_UNSEEN)
  }
})

test('one name cannot be displayed as another', () => {
  expect(oneLine(' Ada\u202E\u0000 \n Obi\u200B ')).toBe('Ada Obi')
  expect(textProblem('علی\u200cرضا', 'one')).toBeNull()
  expect(textProblem('Zoë 👩‍👩‍👧 שלום', 'one')).toBeNull()
  expect(textProblem('Two\nlines\tand a tab', 'many')).toBeNull()
})
