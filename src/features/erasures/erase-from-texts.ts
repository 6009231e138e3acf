import type { ServiceContext } from '../../core/context.ts'
import { type Changed, changeRows } from './change-rows.ts'
import type { LookedFor } from './look-for-person.ts'
import { type FoundRow, rowsWith } from './rows-with.ts'
import { strikeJsonText } from './strike-json.ts'
import type { Traces } from './traces.ts'

type Change = (row: FoundRow['texts'], traces: Traces) => Changed

interface TextTable {
  readonly name: string
  readonly texts: readonly string[]
  readonly others?: readonly string[]
  readonly change: Change
}

const goes: Change = () => null
const redacted: Change = (row, traces) =>
  Object.fromEntries(
    Object.entries(row).flatMap(([name, text]) =>
      typeof text === 'string' && !name.startsWith('key_') && name !== 'haystack' ? [[name, traces.redact(text)]] : [],
    ),
  )

/** Tables with texts that may name anybody, and what becomes of a row that names the person. */
const TABLES: readonly TextTable[] = [
  { name: 'contact_notes', texts: ['text'], change: redacted },
  {
    name: 'contact_changes',
    texts: ['facts', 'undo'],
    // What would bring the person back cannot be undone any more.
    change: ({ facts, undo }, traces) => ({
      facts: strikeJsonText(facts ?? null, traces),
      undo: undo && traces.holds(undo) ? null : (undo ?? null),
    }),
  },
  {
    name: 'contact_labels',
    texts: ['name'],
    others: ['number'],
    // By its number no other label is called so.
    change: ({ name, number }, traces) => ({ name: traces.redact(name ?? ''), folded: `${number}` }),
  },
  { name: 'contact_keys', texts: ['key'], change: goes },
  { name: 'notifications', texts: ['title', 'message', 'link'], change: goes },
  { name: 'idempotent_answers', texts: ['body'], change: goes },
  { name: 'webhook_attempts', texts: ['response'], change: redacted },
  { name: 'webhook_deliveries', texts: ['payload'], change: goes },
  {
    name: 'csv_imports',
    texts: ['refused', 'file_name', 'source_name'],
    change: ({ refused, file_name, source_name }, traces) => ({
      refused: strikeJsonText(refused ?? null, traces),
      file_name: traces.redact(file_name ?? ''),
      source_name: traces.redact(source_name ?? ''),
    }),
  },
  { name: 'crawls', texts: ['keyword'], change: redacted },
]

/** Takes a person out of whatever people and programs wrote. */
export async function eraseFromTexts(ctx: ServiceContext, { traces }: LookedFor): Promise<number> {
  let changed = 0
  for (const { name, texts, others, change } of TABLES) {
    for await (const rows of rowsWith(ctx, name, texts, traces, others))
      changed += await changeRows(ctx, name, rows, (row) => change(row.texts, traces))
  }
  return changed
}
