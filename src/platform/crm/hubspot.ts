import type { OpenApi } from '../oauth/call-api.ts'
import { oneSentence } from '../providers/fetch-provider.ts'
import { ProviderError } from '../providers/provider-error.ts'
import { type CrmApi, createCrmApi, member, textOf, textsOf } from './crm-api.ts'
import { createPacer, type Pacer } from './pacer.ts'
import {
  answerMark,
  type Crm,
  type CrmAnswer,
  type CrmKind,
  type CrmRecord,
  type CrmResult,
  type FoundRecord,
  RecordsRefused,
} from './port.ts'

const OBJECTS = { person: 'contacts', organization: 'companies' } as const
const GROUPS = { person: 'contactinformation', organization: 'companyinformation' } as const
/** Our property with a unique value, by which records without an email address are upserted. */
const KEY = 'contactory_id'
/** The largest batch (https://developers.hubspot.com/docs/api-reference/crm-contacts-v3/guide). */
const BATCH_MAX = 100
/** 110 requests in 10 s of an app in an account (https://developers.hubspot.com/docs/developer-tooling/platform/usage-guidelines). */
const PACE = { requests: 100, ms: 10_000 } as const
/** The association of a note with a contact (https://developers.hubspot.com/docs/api-reference/crm-associations-v4/guide). */
const NOTE_TO_CONTACT = 202
/** The id of a contact's primary company. */
const COMPANY_OF_CONTACT = 'associatedcompanyid'
const NOTES_READ_MAX = 100
const NOTE_LENGTH_MAX = 60_000

interface HubspotObject {
  readonly id: string
  readonly properties: Readonly<Record<string, string | null>>
  readonly objectWriteTraceId?: string
}
/** The answer of a batch; with 207, `errors` names the inputs that failed by their `objectWriteTraceId`. */
interface Batch {
  readonly results?: readonly HubspotObject[]
  readonly errors?: readonly { readonly message?: string; readonly context?: Record<string, readonly string[]> }[]
}
interface Property {
  readonly name: string
  readonly label: string
  readonly type: string
  readonly hidden?: boolean
  readonly modificationMetadata?: { readonly readOnlyValue?: boolean }
}

/**
 * HubSpot's CRM API: contacts and companies in batches, answers as notes.
 *
 * Contacts are upserted by email address, which HubSpot keeps unique; contacts without one, and companies, by our
 * property with a unique value, because search follows writes with a delay.
 */
export function createHubspot(
  open: OpenApi,
  keyProperty: Readonly<Record<CrmKind, string | null>>,
  pace: Pacer = createPacer(PACE.requests, PACE.ms),
): Crm {
  const api = createCrmApi({
    label: 'HubSpot',
    open,
    pace,
    problemIn: (body) => ({ code: textOf(member(body, 'category')), message: textOf(member(body, 'message')) }),
    quota: { codes: new Set(['DAILY_LIMIT']), seconds: 3_600 },
  })
  return {
    recordsMax: BATCH_MAX,
    async prepare() {
      const details = await api<{ portalId: number; uiDomain?: string }>('GET', '/account-info/v3/details')
      const domain = /^[\w.-]{1,100}$/.test(details.uiDomain ?? '') ? details.uiDomain : 'app.hubspot.com'
      const [person, organization] = [await addKey(api, 'person'), await addKey(api, 'organization')]
      return {
        name: `Account ${details.portalId}`,
        id: String(details.portalId),
        recordsUrl: `https://${domain}/contacts/${details.portalId}/record`,
        keyProperty: { person, organization },
      }
    },
    async properties(kind) {
      const { results } = await api<{ results: Property[] }>('GET', `/crm/v3/properties/${OBJECTS[kind]}`)
      return results
        .filter(
          ({ name, hidden, modificationMetadata }) => name !== KEY && !hidden && !modificationMetadata?.readOnlyValue,
        )
        .map(({ name, label, type }) => ({ name, label, type, isRequired: false }))
    },
    find: (kind, records, properties) =>
      findRecords(api, kind, records, [...properties, KEY, COMPANY_OF_CONTACT], keyProperty[kind]),
    async create(kind, records) {
      const key = keyProperty[kind]
      const byEmail = records.filter(({ email }) => kind === 'person' && email !== null)
      const others = records.filter((record) => !byEmail.includes(record))
      const results = [
        ...(await upsert(api, kind, byEmail, 'email', key)),
        ...(key === null
          ? others.map(({ key: own }) =>
              refused(own, `HubSpot recognises this ${nounOf[kind]} only by an email address.`),
            )
          : await upsert(api, kind, others, key, key)),
      ]
      await associate(api, kind, records, results)
      return results
    },
    async update(kind, records) {
      // Some are only associated.
      const [changed, others] = partition(records, ({ values }) => Object.keys(values).length > 0)
      const inputs = changed.map(({ key, remoteId, values }) => ({
        id: remoteId,
        properties: values,
        objectWriteTraceId: key,
      }))
      const results = [
        ...(await write(api, kind, 'update', inputs, changed)),
        ...others.map(({ key, remoteId }): CrmResult => ({ key, kind: 'done', remoteId })),
      ]
      await associate(api, kind, records, results)
      return results
    },
    addAnswer: (answer) => addNote(api, answer),
  }
}

function partition<T>(all: readonly T[], isFirst: (one: T) => boolean): readonly [readonly T[], readonly T[]] {
  return [all.filter(isFirst), all.filter((one) => !isFirst(one))]
}

const nounOf = { person: 'person', organization: 'organisation' } as const
const refused = (key: string, reason: string): CrmResult => ({ key, kind: 'refused', reason })

/** @returns the name of our property; null if the account or its permissions do not allow it */
async function addKey(api: CrmApi, kind: CrmKind): Promise<string | null> {
  const property = {
    name: KEY,
    label: 'Contactory ID',
    type: 'string',
    fieldType: 'text',
    groupName: GROUPS[kind],
    hasUniqueValue: true,
  }
  try {
    await api('POST', `/crm/v3/properties/${OBJECTS[kind]}`, property)
  } catch (error) {
    // 409: it exists already.
    if (error instanceof ProviderError && error.failure.kind !== 'refused') throw error
    const known = await api<{ hasUniqueValue?: boolean }>('GET', `/crm/v3/properties/${OBJECTS[kind]}/${KEY}`).catch(
      (missing: unknown) => {
        if (missing instanceof RecordsRefused) return null
        throw missing
      },
    )
    return known?.hasUniqueValue === true ? KEY : null
  }
  return KEY
}

async function findRecords(
  api: CrmApi,
  kind: CrmKind,
  records: readonly CrmRecord[],
  properties: readonly string[],
  keyProperty: string | null,
): Promise<ReadonlyMap<string, FoundRecord>> {
  const found = new Map<string, FoundRecord>()
  const left = () => records.filter(({ key }) => !found.has(key))
  /** Reads records by a property (null for HubSpot's id) and assigns them to ours with the same value. */
  async function read(idProperty: string | null, identityOf: (record: CrmRecord) => string | null): Promise<void> {
    const byValue = Map.groupBy(
      left().filter((record) => identityOf(record)),
      (record) => identityOf(record)!,
    )
    if (byValue.size === 0) return
    const { results = [] } = await api<Batch>('POST', `/crm/v3/objects/${OBJECTS[kind]}/batch/read`, {
      ...(idProperty === null ? {} : { idProperty }),
      properties: [...new Set([...properties, ...(idProperty === null ? [] : [idProperty])])],
      inputs: [...byValue.keys()].map((id) => ({ id })),
    })
    for (const object of results) {
      const value = idProperty === null ? object.id : (object.properties[idProperty] ?? '')
      const own = byValue.get(idProperty === 'email' ? value.toLowerCase() : value) ?? []
      for (const { key } of own) found.set(key, foundOf(object))
    }
  }
  await read(null, ({ remoteId }) => remoteId)
  if (keyProperty !== null) await read(keyProperty, ({ key }) => key)
  if (kind === 'person') await read('email', ({ email }) => email?.toLowerCase() ?? null)
  else await searchDomains(api, left(), properties, found)
  return found
}

/** A company has no unique domain: the oldest one of a domain counts. */
async function searchDomains(
  api: CrmApi,
  records: readonly CrmRecord[],
  properties: readonly string[],
  found: Map<string, FoundRecord>,
): Promise<void> {
  const byDomain = Map.groupBy(
    records.filter(({ domain }) => domain),
    ({ domain }) => domain!,
  )
  if (byDomain.size === 0) return
  const { results = [] } = await api<Batch>('POST', '/crm/v3/objects/companies/search', {
    filterGroups: [{ filters: [{ propertyName: 'domain', operator: 'IN', values: [...byDomain.keys()] }] }],
    properties: [...new Set([...properties, 'domain'])],
    sorts: [{ propertyName: 'createdate', direction: 'ASCENDING' }],
    limit: BATCH_MAX,
  })
  for (const object of results) {
    const own = byDomain.get(object.properties.domain?.toLowerCase() ?? '') ?? []
    for (const { key } of own) if (!found.has(key)) found.set(key, foundOf(object))
  }
}

const foundOf = ({ id, properties }: HubspotObject): FoundRecord => ({
  remoteId: id,
  values: textsOf(properties),
  hasOrganization: Boolean(properties[COMPANY_OF_CONTACT]),
})

function upsert(
  api: CrmApi,
  kind: CrmKind,
  records: readonly CrmRecord[],
  idProperty: string,
  keyProperty: string | null,
): Promise<readonly CrmResult[]> {
  const inputs = records.map(({ key, email, values }) => ({
    id: idProperty === 'email' ? email! : key,
    idProperty,
    properties: {
      ...values,
      ...(idProperty === 'email' ? { email: email! } : {}),
      ...(keyProperty === null ? {} : { [keyProperty]: key }),
    },
    objectWriteTraceId: key,
  }))
  return write(api, kind, 'upsert', inputs, records)
}

async function write(
  api: CrmApi,
  kind: CrmKind,
  verb: 'upsert' | 'update',
  inputs: readonly object[],
  records: readonly CrmRecord[],
): Promise<readonly CrmResult[]> {
  if (inputs.length === 0) return []
  const { results = [], errors = [] } = await api<Batch>('POST', `/crm/v3/objects/${OBJECTS[kind]}/batch/${verb}`, {
    inputs,
  })
  const ids = new Map(results.map(({ id, objectWriteTraceId }) => [objectWriteTraceId, id]))
  const reasons = new Map(
    errors.flatMap(({ message, context }) =>
      (context?.objectWriteTraceId ?? []).map((key) => [key, oneSentence(message || 'HubSpot refused it')] as const),
    ),
  )
  return records.map(({ key }): CrmResult => {
    const id = ids.get(key)
    return id === undefined
      ? refused(key, reasons.get(key) ?? 'HubSpot did not say what became of it.')
      : { key, kind: 'done', remoteId: id }
  })
}

/** Associates people with their companies. Repeating it changes nothing. */
async function associate(
  api: CrmApi,
  kind: CrmKind,
  records: readonly CrmRecord[],
  results: readonly CrmResult[],
): Promise<void> {
  if (kind !== 'person') return
  const ids = new Map(
    results.flatMap((result) => (result.kind === 'done' ? [[result.key, result.remoteId] as const] : [])),
  )
  const inputs = records.flatMap(({ key, organizationId }) =>
    ids.has(key) && organizationId !== null ? [{ from: { id: ids.get(key)! }, to: { id: organizationId } }] : [],
  )
  if (inputs.length > 0)
    await api('POST', '/crm/v4/associations/contacts/companies/batch/associate/default', { inputs })
}

/** Notes have no unique property, so those of the contact are read first. */
async function addNote(api: CrmApi, { key, personId, at, from, subject, text }: CrmAnswer): Promise<CrmResult> {
  const mark = answerMark(key)
  const { results: near } = await api<{ results: { toObjectId: number | string }[] }>(
    'GET',
    `/crm/v4/objects/contacts/${encodeURIComponent(personId)}/associations/notes?limit=${NOTES_READ_MAX}`,
  )
  if (near.length > 0) {
    const { results = [] } = await api<Batch>('POST', '/crm/v3/objects/notes/batch/read', {
      properties: ['hs_note_body'],
      inputs: near.map(({ toObjectId }) => ({ id: String(toObjectId) })),
    })
    const known = results.find(({ properties }) => properties.hs_note_body?.includes(mark))
    if (known) return { key, kind: 'done', remoteId: known.id }
  }
  const lines = [
    `<strong>Answer: ${escaped(subject)}</strong>`,
    `From ${escaped(from)}`,
    '',
    ...text.split('\n').map(escaped),
  ]
  const body = `${lines.join('<br>').slice(0, NOTE_LENGTH_MAX)}<br><br>${mark}`
  const { id } = await api<HubspotObject>('POST', '/crm/v3/objects/notes', {
    properties: { hs_timestamp: at, hs_note_body: body },
    associations: [
      {
        to: { id: personId },
        types: [{ associationCategory: 'HUBSPOT_DEFINED', associationTypeId: NOTE_TO_CONTACT }],
      },
    ],
  })
  return { key, kind: 'done', remoteId: id }
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' }
const escaped = (text: string) => text.replace(/[&<>]/g, (character) => ENTITIES[character]!)
