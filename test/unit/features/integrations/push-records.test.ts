import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_MAPPINGS } from '../../../../src/features/integrations/mapping/default-mapping.ts'
import { type KnownLink, pushRecords } from '../../../../src/features/integrations/push/push-records.ts'
import { newId } from '../../../../src/lib/ids.ts'
import {
  apiUrlOf,
  type CrmClients,
  type CrmProvider,
  crmProviderOf,
} from '../../../../src/platform/crm/crm-providers.ts'
import { createHubspot } from '../../../../src/platform/crm/hubspot.ts'
import { createPipedrive } from '../../../../src/platform/crm/pipedrive.ts'
import type { Crm, CrmAccount, CrmRecord } from '../../../../src/platform/crm/port.ts'
import { createSalesforce } from '../../../../src/platform/crm/salesforce.ts'
import type { OpenApi } from '../../../../src/platform/oauth/call-api.ts'
import { authorizationOf, exchangeCode, refreshGrant, revokeGrant } from '../../../../src/platform/oauth/grants.ts'
import { createGoogleSheets, createSpreadsheet } from '../../../../src/platform/sheets/google-sheets.ts'
import type { OauthProviderName } from '../../../../src/rules/integrations/integration-fields.ts'
import type { FakeRecord } from '../../../support/crm-fakes/fake-crm.ts'
import { serveHubspot } from '../../../support/crm-fakes/hubspot.ts'
import { servePipedrive } from '../../../support/crm-fakes/pipedrive.ts'
import { serveSalesforce } from '../../../support/crm-fakes/salesforce.ts'
import type { FakeMailService } from '../../../support/mailbox-fakes/fake-mail-service.ts'
import { FAKE_CLIENT } from '../../../support/mailbox-fakes/fake-oauth.ts'
import { serveGoogle } from '../../../support/mailbox-fakes/google.ts'

const CLIENT = { clientId: FAKE_CLIENT.id, clientSecret: FAKE_CLIENT.secret }
const REDIRECT = 'http://127.0.0.1:8787/dashboard/settings/connected'
const NO_KEYS = { person: null, organization: null }
const noWait = async () => {}
let fakes: Record<OauthProviderName, FakeMailService>
let clients: CrmClients
beforeAll(async () => {
  const [hubspot, pipedrive, salesforce, google_sheets] = await Promise.all([
    serveHubspot(),
    servePipedrive(),
    serveSalesforce(),
    serveGoogle(),
  ])
  fakes = { hubspot, pipedrive, salesforce, google_sheets }
  const google = google_sheets.origin
  clients = {
    hubspot: { ...CLIENT, authUrl: hubspot.vars.HUBSPOT_AUTH_URL!, apiUrl: hubspot.origin },
    pipedrive: { ...CLIENT, oauthUrl: pipedrive.vars.PIPEDRIVE_OAUTH_URL! },
    salesforce: { ...CLIENT, loginUrl: salesforce.origin },
    google_sheets: { ...CLIENT, authUrl: `${google}/o/oauth2/v2/auth`, tokenUrl: google, apiUrl: google },
  }
})
afterAll(() => {
  for (const fake of Object.values(fakes)) fake.stop()
})

const control = (name: OauthProviderName, address: string, act: string, more: object = {}) =>
  fetch(`${fakes[name].origin}/control`, { method: 'POST', body: JSON.stringify({ address, do: act, ...more }) })

interface Connected {
  readonly crm: Crm
  readonly account: CrmAccount
  readonly address: string
  readonly provider: CrmProvider
  readonly refreshToken: string
  /** The provider's records of a kind, as text. */
  readonly held: (kind: 'person' | 'organization' | 'answer') => Promise<readonly Record<string, string>[]>
}

const TYPES = {
  hubspot: { person: 'contacts', organization: 'companies', answer: 'notes' },
  pipedrive: { person: 'persons', organization: 'organizations', answer: 'notes' },
  salesforce: { person: 'Lead', organization: 'Account', answer: 'Task' },
  google_sheets: { person: 'People', organization: 'Organizations', answer: 'Answers' },
} as const

/** Connects to a fake, and opens the adapter with a token that is refreshed once it is rejected. */
async function connect(name: OauthProviderName, prefix = ''): Promise<Connected> {
  const provider = crmProviderOf(name, clients)!
  const address = `${prefix}${newId()}@fake.test`
  const { url, verifier } = await authorizationOf(provider, REDIRECT, null)
  const consent = await fetch(`${url}&${new URLSearchParams({ decision: 'allow', address })}`, { redirect: 'manual' })
  const code = new URL(consent.headers.get('location')!).searchParams.get('code')!
  const grant = await exchangeCode(provider, { code, verifier, redirectUrl: REDIRECT })
  const apiUrl = apiUrlOf(provider, grant.further)!
  let accessToken = grant.accessToken
  const open: OpenApi = async (rejected) => {
    if (rejected !== null) accessToken = (await refreshGrant(provider, grant.refreshToken!)).accessToken
    return { apiUrl, accessToken }
  }
  let id = ''
  if (name === 'google_sheets') {
    const { person, organization } = DEFAULT_MAPPINGS.google_sheets
    const headers = {
      person: person.map(({ property }) => property),
      organization: organization.map(({ property }) => property),
    }
    id = await createSpreadsheet(open, 'Contactory contacts', headers, noWait)
  }
  const made = (keys: CrmAccount['keyProperty']) =>
    name === 'hubspot'
      ? createHubspot(open, keys, noWait)
      : name === 'pipedrive'
        ? createPipedrive(open, keys, noWait)
        : name === 'salesforce'
          ? createSalesforce(open, keys, noWait)
          : createGoogleSheets(open, id, noWait)
  const account = await made(NO_KEYS).prepare()
  const held: Connected['held'] = async (kind) => {
    const answer = await (await fetch(`${fakes[name].origin}/records?address=${encodeURIComponent(address)}`)).json()
    const type: string = TYPES[name][kind]
    if (name !== 'google_sheets')
      return (answer as { records: FakeRecord[] }).records
        .filter((one) => one.type === type)
        .map(({ values }) => values)
    const [header = [], ...rows] = (answer as { sheets: Record<string, string[][]> }[])[0]!.sheets[type]!
    return rows.map((row) => Object.fromEntries(header.map((column, at) => [column, row[at] ?? ''])))
  }
  return { crm: made(account.keyProperty), account, address, provider, refreshToken: grant.refreshToken!, held }
}

const valuesOf = (name: OauthProviderName, kind: 'person' | 'organization', fields: Record<string, string>) =>
  Object.fromEntries(
    DEFAULT_MAPPINGS[name][kind].flatMap(({ field, property }) => (fields[field] ? [[property, fields[field]]] : [])),
  )
function personOf(name: OauthProviderName, email: string | null, more: Partial<CrmRecord> = {}): CrmRecord {
  const fields = { name: 'Ada Byron', given_name: 'Ada', family_name: 'Byron', job_title: 'CTO', company: 'Acme' }
  return {
    ...{ key: newId(), kind: 'person', values: valuesOf(name, 'person', { ...fields, ...(email && { email }) }) },
    ...{ name: fields.name, email, company: 'Acme', domain: null, remoteId: null, organizationId: null, ...more },
  }
}
const organizationOf = (name: OauthProviderName): CrmRecord => ({
  ...{ key: newId(), kind: 'organization', name: 'Acme', email: null, company: null, domain: 'acme.test' },
  values: valuesOf(name, 'organization', { name: 'Acme', domain: 'acme.test', website: 'https://acme.test' }),
  ...{ remoteId: null, organizationId: null },
})
const unknown = () => null
const NAMES = ['hubspot', 'pipedrive', 'salesforce', 'google_sheets'] as const

describe.each(NAMES)('%s', (name) => {
  test('a person and their organisation are created once, and skipped if nothing changed', async () => {
    const { crm, held, account } = await connect(name)
    expect(account.name).not.toBe('')
    const organization = organizationOf(name)
    const [acme] = (await pushRecords(crm, 'organization', [organization], unknown, 'fill')).values()
    expect(acme).toMatchObject({ outcome: 'created' })
    const organizationId = acme?.outcome === 'created' ? acme.remoteId : null
    const person = personOf(name, 'ada@acme.test', { organizationId })
    const [made] = (await pushRecords(crm, 'person', [person], unknown, 'fill')).values()
    expect(made).toMatchObject({ outcome: 'created' })
    const link = made as unknown as KnownLink
    const [same] = (await pushRecords(crm, 'person', [person], () => link, 'fill')).values()
    expect(same).toMatchObject({ outcome: 'unchanged' })
    // Without our links, as after a restored backup: both are found.
    const [again] = (await pushRecords(crm, 'person', [person], unknown, 'fill')).values()
    expect(again).toMatchObject({ outcome: 'unchanged', remoteId: link.remoteId })
    expect(await held('person')).toHaveLength(1)
    expect(await held('organization')).toHaveLength(1)
    if (name === 'hubspot') expect((await held('person'))[0]).toMatchObject({ associatedcompanyid: organizationId })
    if (name === 'pipedrive') expect((await held('person'))[0]).toMatchObject({ org_id: organizationId })
  })

  test('a connection lost after a record was created leads to no duplicate', async () => {
    const { crm, held, address } = await connect(name)
    const people = [personOf(name, 'one@acme.test'), personOf(name, 'two@acme.test')]
    const on = { hubspot: 'upsert', pipedrive: '/api/v2/persons', salesforce: 'composite', google_sheets: ':append' }
    // Pipedrive reads by the same path before it writes.
    await control(name, address, 'lose_answer', { on: on[name] })
    if (name === 'pipedrive') await control(name, address, 'lose_answer', { on: on.pipedrive, times: '3' })
    const attempt = () => pushRecords(crm, 'person', people, unknown, 'fill')
    for (let failures = 0; ; failures++) {
      const result = await attempt().catch((error: Error) => error)
      if (result instanceof Map) break
      expect(result).toMatchObject({ name: 'ProviderError', failure: { kind: 'later' } })
      expect(failures).toBeLessThan(8)
    }
    expect(await held('person')).toHaveLength(2)
  })

  test('existing values are kept or overwritten as configured', async () => {
    const { crm, held } = await connect(name)
    const person = personOf(name, 'ada@acme.test')
    const [first] = (await pushRecords(crm, 'person', [person], unknown, 'fill')).values()
    const property = DEFAULT_MAPPINGS[name].person.find(
      ({ field }) => field === 'name' || field === 'family_name',
    )!.property
    const renamed = { ...person, values: { ...person.values, [property]: 'Lovelace' } }
    const link = () => first as unknown as KnownLink
    const [kept] = (await pushRecords(crm, 'person', [renamed], link, 'fill')).values()
    expect(kept).toMatchObject({ outcome: 'unchanged' })
    const [changed] = (await pushRecords(crm, 'person', [renamed], link, 'overwrite')).values()
    expect(changed).toMatchObject({ outcome: 'updated', sent: { [property]: 'Lovelace' } })
    const people = await held('person')
    expect(people).toHaveLength(1)
    expect(people[0]).toMatchObject({ [property]: 'Lovelace' })
  })

  test('a record with an invalid value is rejected with its reason, and the others are pushed', async () => {
    if (name === 'google_sheets') return
    const { crm, held } = await connect(name)
    const good = [personOf(name, 'one@acme.test'), personOf(name, 'two@acme.test')]
    const bad = personOf(name, 'no-address')
    const results = await pushRecords(crm, 'person', [good[0]!, bad, good[1]!], unknown, 'fill')
    expect(results.get(bad.key)).toMatchObject({ outcome: 'failed', reason: expect.stringMatching(/invalid/i) })
    expect(good.map(({ key }) => results.get(key)?.outcome)).toEqual(['created', 'created'])
    // A nonexistent property fails a whole batch at some providers.
    const odd = personOf(name, 'three@acme.test', {
      values: { ...bad.values, email: 'three@acme.test', nonsense__c: 'x' },
    })
    const more = await pushRecords(crm, 'person', [odd, personOf(name, 'four@acme.test')], unknown, 'fill')
    if (name !== 'pipedrive') expect(more.get(odd.key)).toMatchObject({ outcome: 'failed' })
    expect((await held('person')).length).toBeGreaterThanOrEqual(2)
  })

  test('two contacts with one address become one record', async () => {
    if (name === 'google_sheets') return
    const { crm, held } = await connect(name)
    const twins = [personOf(name, 'ada@acme.test'), personOf(name, 'Ada@Acme.test')]
    const results = await pushRecords(crm, 'person', twins, unknown, 'fill')
    expect(
      new Set([...results.values()].map((one) => (one.outcome === 'failed' ? one.reason : one.remoteId))).size,
    ).toBe(1)
    expect(await held('person')).toHaveLength(1)
  })

  test('each failure says what to do: refresh, wait, reconnect, give up', async () => {
    const { crm, address, provider, refreshToken } = await connect(name)
    const push = (email: string) =>
      pushRecords(crm, 'person', [personOf(name, email)], unknown, 'fill').catch((error: unknown) => error)
    await control(name, address, 'expire')
    expect(await push('one@acme.test')).toBeInstanceOf(Map)
    await control(name, address, 'throttle', { retry_after: '17' })
    expect(await push('two@acme.test')).toMatchObject({ failure: { kind: 'later', retryAfterSeconds: 17 } })
    await control(name, address, 'quota')
    expect(await push('two@acme.test')).toMatchObject({ failure: { kind: 'later' } })
    await control(name, address, 'unavailable')
    expect(await push('two@acme.test')).toMatchObject({ failure: { kind: 'later' } })
    await control(name, address, 'forbidden')
    expect(await push('two@acme.test')).toMatchObject({ failure: { kind: 'refused' } })
    expect(await revokeGrant(provider, refreshToken)).toBe(true)
    expect(await push('two@acme.test')).toMatchObject({ failure: { kind: 'sign_in' } })
  })

  test('a reply is attached once', async () => {
    const { crm, held } = await connect(name)
    const [made] = (await pushRecords(crm, 'person', [personOf(name, 'ada@acme.test')], unknown, 'fill')).values()
    const personId = made?.outcome === 'created' ? made.remoteId : ''
    const answer = { key: newId(), personId, at: '2026-11-27T08:00:00.000Z', from: 'ada@acme.test' }
    const words = { subject: "It's <fine>", text: 'Yes,\nplease & call' }
    expect(await crm.addAnswer({ ...answer, ...words })).toMatchObject({ kind: 'done' })
    const [first] = await held('answer')
    // Notes are HTML at HubSpot and Pipedrive, and text elsewhere.
    expect(JSON.stringify(first).includes('<fine>')).toBe(name === 'salesforce' || name === 'google_sheets')
    await crm.addAnswer({ ...answer, ...words })
    expect(await held('answer')).toHaveLength(1)
    await crm.addAnswer({ ...answer, ...words, key: newId() })
    expect(await held('answer')).toHaveLength(2)
  })

  test('the properties that can be mapped include those of the default mapping', async () => {
    const { crm } = await connect(name)
    for (const kind of ['person', 'organization'] as const) {
      const names = (await crm.properties(kind)).map((property) => property.name)
      expect(names).toEqual(expect.arrayContaining(DEFAULT_MAPPINGS[name][kind].map(({ property }) => property)))
      expect(names).not.toContain('createdate')
    }
  })
})

test('people without an address are identified by our ID or, at Salesforce, by name and company', async () => {
  for (const [name, prefix] of [
    ['hubspot', ''],
    ['pipedrive', ''],
    ['salesforce', ''],
    ['salesforce', 'keyed-'],
  ] as const) {
    const { crm, held } = await connect(name, prefix)
    const person = personOf(name, null)
    await pushRecords(crm, 'person', [person], unknown, 'fill')
    await pushRecords(crm, 'person', [person], unknown, 'fill')
    expect(await held('person'), name).toHaveLength(1)
  }
})

test('an API at another host than the provider’s is not called', () => {
  const provider = crmProviderOf('pipedrive', {
    ...clients,
    pipedrive: { ...CLIENT, oauthUrl: 'https://oauth.pipedrive.com/oauth' },
  })!
  const of = (api_domain: unknown) => apiUrlOf(provider, { api_domain })
  expect(of('https://acme.pipedrive.com')).toBe('https://acme.pipedrive.com')
  for (const odd of [
    'http://acme.pipedrive.com',
    'https://pipedrive.com.evil.test',
    'https://acme.pipedrive.com:8443',
    'x',
    null,
  ])
    expect(of(odd), String(odd)).toBeNull()
})
