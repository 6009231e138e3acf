import type { OnExisting } from '../../../contracts/integrations/integrations.ts'
import { sha256 } from '../../../lib/hash.ts'
import { type Crm, type CrmKind, type CrmRecord, type CrmResult, RecordsRefused } from '../../../platform/crm/port.ts'
import { changesOf } from '../mapping/changes-of.ts'

/** What an earlier push left: the provider's id and a hash of what was pushed. */
export interface KnownLink {
  readonly remoteId: string | null
  readonly hash: string | null
}

/** What became of a record. */
export type Pushed =
  | {
      readonly outcome: 'created' | 'updated' | 'unchanged'
      readonly remoteId: string
      readonly hash: string
      /** What was written; empty if unchanged. */
      readonly sent: Readonly<Record<string, string>>
    }
  | { readonly outcome: 'failed'; readonly reason: string }

type Change = CrmRecord & { readonly remoteId: string }

/**
 * Pushes records of one kind: what has not changed since the last push is left alone, what exists is updated, the rest
 * is created. Records that the provider refuses do not stop the others.
 *
 * Safe to repeat after a crash at any point: what was created without our knowledge is found again by the provider.
 *
 * @param records at most `crm.recordsMax`
 * @param linkOf what earlier pushes left, by key
 * @returns by key
 * @throws ProviderError if the provider cannot be used now; what was pushed until then is found again by a repeat
 */
export async function pushRecords(
  crm: Crm,
  kind: CrmKind,
  records: readonly CrmRecord[],
  linkOf: (key: string) => KnownLink | null,
  onExisting: OnExisting,
): Promise<ReadonlyMap<string, Pushed>> {
  const results = new Map<string, Pushed>()
  const hashes = new Map<string, string>()
  const left: CrmRecord[] = []
  for (const record of records) {
    const hash = await hashOf(record, onExisting)
    const link = linkOf(record.key)
    hashes.set(record.key, hash)
    if (link?.remoteId && link.hash === hash)
      results.set(record.key, { outcome: 'unchanged', remoteId: link.remoteId, hash, sent: {} })
    else left.push({ ...record, remoteId: link?.remoteId ?? null })
  }
  if (left.length === 0) return results
  const properties = [...new Set(left.flatMap(({ values }) => Object.keys(values)))]
  const found = await crm.find(kind, left, properties).catch(refusalOf)
  if (found instanceof RecordsRefused) {
    // Such as a mapped property that was deleted there.
    for (const { key } of left) results.set(key, { outcome: 'failed', reason: found.message })
    return results
  }
  const keep = (outcome: 'created' | 'updated' | 'unchanged', record: CrmRecord, remoteId: string) =>
    results.set(record.key, {
      outcome,
      remoteId,
      hash: hashes.get(record.key)!,
      sent: outcome === 'unchanged' ? {} : record.values,
    })
  const settle = (outcome: 'created' | 'updated', written: readonly CrmRecord[], all: readonly CrmResult[]) => {
    const byKey = new Map(all.map((result) => [result.key, result]))
    for (const record of written) {
      const result = byKey.get(record.key)
      if (result?.kind === 'done') keep(outcome, record, result.remoteId)
      else results.set(record.key, { outcome: 'failed', reason: result?.reason ?? 'The provider did not answer.' })
    }
  }

  const [fresh, twins] = firstOfEach(left.filter(({ key }) => !found.has(key)))
  settle('created', fresh, await halving(fresh, (some) => crm.create(kind, some)))

  const updates: Change[] = []
  for (const record of left) {
    const current = found.get(record.key)
    if (!current) continue
    const change = changeOf(record, current, onExisting)
    if (change) updates.push(change)
    else keep('unchanged', record, current.remoteId)
  }
  // Two contacts with one address are one record at the provider: the second fills what the first left empty.
  for (const { record, first } of twins) {
    const made = results.get(first.key)
    if (made?.outcome !== 'created') results.set(record.key, made ?? { outcome: 'failed', reason: 'Not pushed.' })
    else {
      const current = { remoteId: made.remoteId, values: first.values, hasOrganization: first.organizationId !== null }
      const change = changeOf(record, current, 'fill')
      if (change) updates.push(change)
      else keep('unchanged', record, made.remoteId)
    }
  }
  settle('updated', updates, await halving(updates, (some) => crm.update(kind, some)))
  return results
}

function refusalOf(error: unknown): RecordsRefused {
  if (error instanceof RecordsRefused) return error
  throw error
}

/** The update of a record; null if the provider has everything. */
function changeOf(
  record: CrmRecord,
  current: {
    readonly remoteId: string
    readonly values: Readonly<Record<string, string>>
    readonly hasOrganization: boolean
  },
  onExisting: OnExisting,
): Change | null {
  const values = changesOf(record.values, current.values, onExisting)
  // An organisation is never replaced: people at the provider decide where somebody works.
  const organizationId = current.hasOrganization ? null : record.organizationId
  if (Object.keys(values).length === 0 && organizationId === null) return null
  return { ...record, values, organizationId, remoteId: current.remoteId }
}

/** Sorts out records that are the same at the provider: of one email address, or of one domain. */
function firstOfEach(records: readonly CrmRecord[]) {
  const firsts = new Map<string, CrmRecord>()
  const twins: { record: CrmRecord; first: CrmRecord }[] = []
  const fresh: CrmRecord[] = []
  for (const record of records) {
    const identity = (record.kind === 'person' ? record.email : record.domain)?.toLowerCase()
    const first = identity ? firsts.get(identity) : undefined
    if (first) twins.push({ record, first })
    else {
      fresh.push(record)
      if (identity) firsts.set(identity, record)
    }
  }
  return [fresh, twins] as const
}

/** Writes a batch; if the provider refuses all of it for one record, its halves, until that record is alone. */
async function halving<Record extends CrmRecord>(
  records: readonly Record[],
  write: (records: readonly Record[]) => Promise<readonly CrmResult[]>,
): Promise<readonly CrmResult[]> {
  if (records.length === 0) return []
  try {
    return await write(records)
  } catch (error) {
    if (!(error instanceof RecordsRefused)) throw error
    if (records.length === 1) return [{ key: records[0]!.key, kind: 'refused', reason: error.message }]
    const middle = Math.ceil(records.length / 2)
    return [...(await halving(records.slice(0, middle), write)), ...(await halving(records.slice(middle), write))]
  }
}

const hashOf = ({ values, email, organizationId }: CrmRecord, onExisting: OnExisting): Promise<string> =>
  sha256(
    JSON.stringify([
      Object.entries(values).toSorted(([a], [b]) => (a < b ? -1 : 1)),
      email,
      organizationId,
      onExisting,
    ]),
  )
