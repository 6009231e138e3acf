import type { OpenApi } from '../oauth/call-api.ts'
import { oneSentence } from '../providers/fetch-provider.ts'
import { type CrmApi, createCrmApi, member, textOf, textsOf } from './crm-api.ts'
import { createPacer, type Pacer } from './pacer.ts'
import type { Crm, CrmAnswer, CrmKind, CrmRecord, CrmResult, FoundRecord } from './port.ts'

/** People become leads, as people who are not customers yet; organisations become accounts. */
const OBJECTS = { person: 'Lead', organization: 'Account' } as const
const VERSION = '/services/data/v62.0'
/** An external id field that an administrator may add, by which records are upserted. */
const KEY = 'Contactory_ID__c'
/** sObject Collections take 200; queries in a URL of 16 KB take fewer. */
const RECORDS_MAX = 100
const PACE = { requests: 50, ms: 10_000 } as const
const DAY_SECONDS = 3_600
const TEXT_LENGTH_MAX = 30_000
/** What Salesforce itself writes where a lead must have a company or a last name. */
const MISSING = '[not provided]'
const FIELD = /^[A-Za-z]\w{0,79}$/

interface Field {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly createable: boolean
  readonly updateable: boolean
  readonly nillable: boolean
  readonly defaultedOnCreate: boolean
  readonly externalId: boolean
}
interface Saved {
  readonly id?: string
  readonly success: boolean
  readonly errors?: readonly { readonly message?: string; readonly fields?: readonly string[] }[]
}
type Row = Readonly<Record<string, unknown>>

/** Types that a text fills. */
const TEXT_TYPES = new Set(['string', 'textarea', 'email', 'phone', 'url', 'picklist', 'combobox'])

/**
 * Salesforce's REST API: leads and accounts in sObject Collections
 * (https://developer.salesforce.com/docs/atlas.en-us.api_rest.meta/api_rest/resources_composite_sobjects_collections.htm),
 * answers as completed tasks. Queries see every write at once, so looking a record up before creating it is enough;
 * with the external id field, records are upserted.
 */
export function createSalesforce(
  open: OpenApi,
  keyProperty: Readonly<Record<CrmKind, string | null>>,
  pace: Pacer = createPacer(PACE.requests, PACE.ms),
): Crm {
  const api = createCrmApi({
    label: 'Salesforce',
    open,
    pace,
    problemIn: (body) => {
      const first = Array.isArray(body) ? (body[0] as unknown) : body
      return { code: textOf(member(first, 'errorCode')), message: textOf(member(first, 'message')) }
    },
    signInCodes: new Set(['INVALID_SESSION_ID']),
    quota: { codes: new Set(['REQUEST_LIMIT_EXCEEDED']), seconds: DAY_SECONDS },
  })
  return {
    recordsMax: RECORDS_MAX,
    async prepare() {
      const { records } = await query(api, 'SELECT Id, Name FROM Organization')
      const { apiUrl } = await open(null)
      const keyOf = async (kind: CrmKind) =>
        (await fieldsOf(api, kind)).some(({ name, externalId }) => name === KEY && externalId) ? KEY : null
      return {
        name: textOf(records[0]?.Name) || 'Salesforce',
        id: textOf(records[0]?.Id),
        recordsUrl: apiUrl,
        keyProperty: { person: await keyOf('person'), organization: await keyOf('organization') },
      }
    },
    async properties(kind) {
      const fields = await fieldsOf(api, kind)
      return fields
        .filter(({ name, type, createable }) => createable && TEXT_TYPES.has(type) && name !== KEY)
        .map(({ name, label, type, nillable, defaultedOnCreate }) => ({
          ...{ name, label, type },
          isRequired: !nillable && !defaultedOnCreate,
        }))
    },
    find: (kind, records, properties) => findRecords(api, kind, records, properties, keyProperty[kind]),
    async create(kind, records) {
      const key = keyProperty[kind]
      const rows = records.map((record) => ({
        attributes: { type: OBJECTS[kind] },
        ...(kind === 'person' ? { LastName: record.name || MISSING, Company: record.company || MISSING } : {}),
        ...(kind === 'organization' ? { Name: record.name || record.domain || MISSING } : {}),
        ...record.values,
        ...(key === null ? {} : { [key]: record.key }),
      }))
      const body = { allOrNone: false, records: rows }
      const path = `${VERSION}/composite/sobjects`
      const saved = await (key === null
        ? api<Saved[]>('POST', path, body)
        : api<Saved[]>('PATCH', `${path}/${OBJECTS[kind]}/${key}`, body))
      return records.map((record, at) => resultOf(record, saved[at]))
    },
    async update(kind, records) {
      const rows = records.map(({ remoteId, values }) => ({
        attributes: { type: OBJECTS[kind] },
        id: remoteId,
        ...values,
      }))
      const body = { allOrNone: false, records: rows }
      const saved = await api<Saved[]>('PATCH', `${VERSION}/composite/sobjects`, body)
      return records.map((record, at) => resultOf(record, saved[at]))
    },
    addAnswer: (answer) => addTask(api, answer),
  }
}

const query = (api: CrmApi, soql: string) =>
  api<{ records: readonly Row[] }>('GET', `${VERSION}/query?q=${encodeURIComponent(soql)}`)

const fieldsOf = async (api: CrmApi, kind: CrmKind): Promise<readonly Field[]> =>
  (await api<{ fields: Field[] }>('GET', `${VERSION}/sobjects/${OBJECTS[kind]}/describe`)).fields

function resultOf({ key, remoteId }: CrmRecord, saved: Saved | undefined): CrmResult {
  const id = saved?.id ?? remoteId
  if (saved?.success && id) return { key, kind: 'done', remoteId: id }
  const error = saved?.errors?.[0]
  const fields = error?.fields?.length ? ` (${error.fields.join(', ')})` : ''
  return { key, kind: 'refused', reason: oneSentence(`${error?.message ?? 'Salesforce refused it'}${fields}`) }
}

/** A text in SOQL. */
const quoted = (text: string) => `'${text.replace(/[\\']/g, (character) => `\\${character}`).replace(/\s/g, ' ')}'`

async function findRecords(
  api: CrmApi,
  kind: CrmKind,
  records: readonly CrmRecord[],
  properties: readonly string[],
  keyProperty: string | null,
): Promise<ReadonlyMap<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>()
  const own = kind === 'person' ? ['Name', 'Email', 'Company'] : ['Name']
  const columns = [...new Set(['Id', ...own, ...properties, ...(keyProperty === null ? [] : [keyProperty])])].filter(
    (name) => FIELD.test(name),
  )
  const isOpen = kind === 'person' ? ' AND IsConverted = false' : ''
  /** Reads records by a column and assigns them to ours with the same value; the oldest counts. */
  async function read(
    column: string,
    identityOf: (record: CrmRecord) => string | null,
    fits: (record: CrmRecord, row: Row) => boolean = () => true,
    condition = '',
  ): Promise<void> {
    const asked = records.filter((record) => !found.has(record.key) && identityOf(record))
    if (asked.length === 0) return
    const values = [...new Set(asked.map((record) => identityOf(record)!))].map(quoted).join(',')
    const { records: rows } = await query(
      api,
      `SELECT ${columns.join(', ')} FROM ${OBJECTS[kind]} WHERE ${column} IN (${values})${condition} ORDER BY CreatedDate`,
    )
    for (const row of rows) {
      const value = textOf(row[column]).toLowerCase()
      const isOwn = (one: CrmRecord) => identityOf(one)!.toLowerCase() === value && fits(one, row)
      for (const { key } of asked.filter((one) => !found.has(one.key) && isOwn(one)))
        found.set(key, { remoteId: textOf(row.Id), values: valuesOf(row), hasOrganization: true })
    }
  }
  await read('Id', ({ remoteId }) => remoteId)
  if (keyProperty !== null) await read(keyProperty, ({ key }) => key)
  if (kind === 'organization') await read('Name', ({ name }) => name || null)
  else {
    await read('Email', ({ email }) => email, undefined, isOpen)
    // Without an email address, a name counts together with its company.
    const isSame = ({ company }: CrmRecord, row: Row) =>
      textOf(row.Company).toLowerCase() === (company || MISSING).toLowerCase()
    await read('Name', ({ email, name }) => (email === null ? name : null), isSame, isOpen)
  }
  return found
}

const valuesOf = ({ attributes: _, ...row }: Row) => textsOf(row)

async function addTask(api: CrmApi, { key, personId, at, from, subject, text }: CrmAnswer): Promise<CrmResult> {
  // Descriptions cannot be searched, so the subject names the answer.
  const title = `${`Answer: ${subject}`.slice(0, 200)} [${key.slice(-12)}]`
  const { records } = await query(
    api,
    `SELECT Id FROM Task WHERE WhoId = ${quoted(personId)} AND Subject = ${quoted(title)}`,
  )
  const known = textOf(records[0]?.Id)
  if (known) return { key, kind: 'done', remoteId: known }
  const { id } = await api<{ id: string }>('POST', `${VERSION}/sobjects/Task`, {
    WhoId: personId,
    Subject: title,
    Description: `From ${from}\n\n${text}`.slice(0, TEXT_LENGTH_MAX),
    Status: 'Completed',
    ActivityDate: at.slice(0, 10),
  })
  return { key, kind: 'done', remoteId: id }
}
