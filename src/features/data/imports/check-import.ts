import { REFUSALS_LISTED_MAX, type Refusal } from '../../../contracts/data/data-additions.ts'
import type { CheckImport, ImportCheck } from '../../../contracts/data/imports.ts'
import { accountOf, type ServiceContext } from '../../../core/context.ts'
import { heavyStep } from '../../../core/heavy-steps.ts'
import { readImportText } from '../../../domain/contacts/import-rows/read-list.ts'
import { Matcher, type Mention } from '../../../domain/contacts/match-mentions.ts'
import { readKnown } from '../../../domain/contacts/read-known.ts'
import { rowMentions } from '../../../domain/contacts/store-contacts.ts'
import { newId } from '../../../lib/ids.ts'
import { refusalsOf, settleRows } from './import-stretch.ts'
import { type ReadRow, stretchesOf } from './import-text.ts'
import { prepareList } from './prepare-list.ts'

/** Rows that are compared with the account's contacts at once. A request may only ask the database a thousand times. */
const ROWS_AT_ONCE = 1_000
/** The number of a source that has no rows, since the import has none yet. */
const NO_SOURCE = -1

type Tally = { -readonly [Name in keyof ImportCheck]: ImportCheck[Name] }

/**
 * Reads a whole list as its import would, and compares each row with the account's contacts and with the rows before
 * it, by the same rules. Writes nothing.
 *
 * @throws validation_failed if it is no list
 */
export async function checkImport(ctx: ServiceContext, given: CheckImport): Promise<ImportCheck> {
  const text = readImportText((await prepareList(given)).bytes)
  const country = given.country || accountOf(ctx).country
  const planned = new Planned(given)
  let rows: ReadRow[] = []
  const settle = async () => {
    const some = rows
    rows = []
    await heavyStep(ctx, async () => planned.add(ctx, await settleRows(ctx, some)))
  }
  for (const stretch of stretchesOf(text, text.start, country)) {
    rows.push(...stretch.rows)
    if (rows.length >= ROWS_AT_ONCE) await settle()
  }
  await settle()
  return planned.check
}

/** What an import would do with the rows so far. New contacts have negative numbers. */
class Planned {
  readonly check: Tally = {
    ...{ rows: 0, new_rows: 0, merged_rows: 0, repeated_rows: 0, skipped_rows: 0, refused_rows: 0 },
    ...{ merged_contacts: 0, new_organizations: 0, refused: [] as Refusal[], refusals: 0 },
  }
  readonly #matcher = new Matcher()
  readonly #merged = new Set<number>()
  readonly #given: CheckImport
  readonly #id = newId()
  #next = -1

  constructor(given: CheckImport) {
    this.#given = given
  }

  async add(ctx: ServiceContext, rows: readonly ReadRow[]): Promise<void> {
    const { check } = this
    check.rows += rows.length
    const refusals = rows.flatMap(refusalsOf)
    check.refusals += refusals.length
    check.refused.push(...refusals.slice(0, Math.max(0, REFUSALS_LISTED_MAX - check.refused.length)))
    check.refused_rows += rows.filter(({ contact }) => contact === null).length
    const said = rows.flatMap(({ contact, line }) => (contact ? [this.#mentionsOf(contact, line)] : []))
    if (said.length === 0) return
    const [known] = await readKnown(ctx, NO_SOURCE, said.flat())
    this.#matcher.learn(known)
    for (const [own, ...others] of said) {
      this.#count(own!)
      for (const other of others) if (this.#match(other).isNew) check.new_organizations++
    }
  }

  #mentionsOf(contact: NonNullable<ReadRow['contact']>, line: number): Mention[] {
    const { merge_by = null, existing = null } = this.#given
    return rowMentions(contact, { id: this.#id, mergeBy: merge_by, fieldsRule: existing, tags: [], lists: [], line })
  }

  #match(mention: Mention) {
    return this.#matcher.match(mention, this.#next--)
  }

  #count(mention: Mention): void {
    const { check } = this
    const { isNew, contact } = this.#match(mention)
    if (isNew) check.new_rows++
    else if (contact < 0) check.repeated_rows++
    else if (this.#given.existing === 'keep') check.skipped_rows++
    else {
      check.merged_rows++
      this.#merged.add(contact)
      check.merged_contacts = this.#merged.size
    }
  }
}
