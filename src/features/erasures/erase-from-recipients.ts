import { type SQL, sql } from 'drizzle-orm'
import { accountOf, type ServiceContext } from '../../core/context.ts'
import { runBatch, statement } from '../../db/batch.ts'
import { eraseStatements, redactStatement } from '../../domain/recipients/erase.ts'
import { StepSize } from '../../lib/step-size.ts'
import { WorkBudget } from '../../lib/work-budget.ts'
import { runInChunks } from './change-rows.ts'
import type { LocatedPerson } from './locate-person.ts'
import { partsOfName } from './name-ranges.ts'
import { strikeJsonText } from './redact-person.ts'
import { digitsOf } from './value-ranges.ts'

/** A campaign message to the person, or one that mentions them. */
export interface FoundRecipient {
  readonly id: string
  readonly isTheirs: boolean
  readonly texts: Readonly<Record<(typeof TEXTS)[number], string | null>>
}

const TEXTS = ['name', 'company', 'fields', 'consent', 'state_reason', 'data_source'] as const
const RECIPIENTS_AT_ONCE = 5_000
/**
 * Costs in `WorkBudget` units: per row and per byte that a statement reads, and per character searched for the person.
 */
const UNITS_OF_ROW = 100
const UNITS_OF_BYTE = 3
const UNITS_OF_CHARACTER = 20

type Row = Record<(typeof TEXTS)[number], string | null> & { id: string; address: string; contact: number | null }

/**
 * Returns messages to the person (by address, number, contact or name), and messages to others whose fields name them.
 */
export async function recipientsOf(ctx: ServiceContext, { meant, traces }: LocatedPerson): Promise<FoundRecipient[]> {
  const { emails, phones } = traces.known
  const contacts = new Set(meant.map(({ number }) => number))
  if (traces.isNobody && contacts.size === 0) return []
  const addresses = new Set<string>([...emails, ...phones])
  const { id: accountId } = accountOf(ctx)
  const size = new StepSize({ first: 200, max: RECIPIENTS_AT_ONCE })
  const work = WorkBudget.unlimited()
  const found: FoundRecipient[] = []
  // In index order, continuing after the last position.
  for (let [campaign, after] = ['', '']; ; ) {
    const limit = size.rows
    const window = sql`FROM recipients WHERE campaign_id IN (SELECT id FROM campaigns WHERE account_id = ${accountId} AND id >= ${campaign})
      AND (campaign_id, address) > (${campaign}, ${after}) ORDER BY campaign_id, address`
    const [rows, [read], [edge]] = await runBatch(ctx.data, [
      statement<Row>(sql`
        SELECT * FROM (SELECT id, address, contact, ${sql.raw(TEXTS.join(', '))} ${window} LIMIT ${limit})
        WHERE address IN (${listOf(addresses)}) OR contact IN (${listOf(contacts)}) OR ${mayHold({ traces })}`),
      statement<{ bytes: number }>(sql`
        SELECT coalesce(sum(size), 0) AS bytes
        FROM (SELECT ${sql.raw(TEXTS.map((name) => `coalesce(octet_length(${name}), 0)`).join(' + '))} AS size ${window} LIMIT ${limit})`),
      statement<{ campaign_id: string; address: string }>(
        sql`SELECT campaign_id, address ${window} LIMIT 1 OFFSET ${limit - 1}`,
      ),
    ])
    size.note(limit, limit * UNITS_OF_ROW + (read?.bytes ?? 0) * UNITS_OF_BYTE)
    for (const { id, address, contact, ...texts } of rows) {
      work.trySpend(TEXTS.reduce((sum, name) => sum + (texts[name]?.length ?? 0), 0) * UNITS_OF_CHARACTER)
      const isTheirs =
        addresses.has(address) || (contact !== null && contacts.has(contact)) || traces.holds(texts.name ?? '')
      const isNamed = TEXTS.some((name) => texts[name] !== null && traces.holds(texts[name]))
      if (isTheirs || isNamed) found.push({ id, isTheirs: isTheirs && !address.startsWith('erased:'), texts })
      await work.yieldTurn()
    }
    if (!edge) return found
    campaign = edge.campaign_id
    after = edge.address
  }
}

/**
 * Removes a person from campaign messages. The rows stay with their state, so that totals do not change; pending
 * messages are no longer sent. A suppressed person stays suppressed, since suppressions hold only a hash.
 */
export async function eraseFromRecipients(ctx: ServiceContext, person: LocatedPerson): Promise<number> {
  const found = await recipientsOf(ctx, person)
  const { traces } = person
  await runInChunks(
    ctx,
    found.flatMap(({ id, isTheirs, texts }) => {
      if (!isTheirs) {
        const redacted = (text: string | null) => (text === null ? null : traces.redact(text))
        return [
          redactStatement(id, {
            company: redacted(texts.company),
            fields: strikeJsonText(texts.fields, traces),
            consent: redacted(texts.consent),
            state_reason: redacted(texts.state_reason),
            data_source: redacted(texts.data_source),
          }),
        ]
      }
      return eraseStatements(id, traces.redact(texts.data_source ?? ''))
    }),
  )
  return found.length
}

const listOf = (values: ReadonlySet<string | number>): SQL =>
  sql`SELECT value FROM json_each(${JSON.stringify([...values])})`

/** Whether a row's texts contain a part of what is searched for. A coarse filter: some matches turn out to be false. */
function mayHold({ traces }: Pick<LocatedPerson, 'traces'>): SQL {
  const { emails, phones, names, profiles } = traces.known
  const parts = [
    ...emails.map((email) => email.slice(0, email.lastIndexOf('@'))),
    ...names.flatMap(partsOfName),
    ...profiles.map((url) => url.toLowerCase()),
    // Separators vary, so a number is found by its last digits.
    ...phones.map((phone) => digitsOf(phone).national.slice(-4)),
  ].filter((part) => part.length > 1)
  const all = sql.raw(TEXTS.map((name) => `coalesce(${name}, '')`).join(' || char(10) || '))
  return sql`EXISTS (SELECT 1 FROM json_each(${JSON.stringify([...new Set(parts)])}) WHERE instr(lower(${all}), value) > 0)`
}
