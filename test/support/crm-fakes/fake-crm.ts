import type { ApiAnswer, ApiRequest, FakeMailService, FakeProviderTerms } from '../mailbox-fakes/fake-mail-service.ts'
import { serveMailService } from '../mailbox-fakes/fake-mail-service.ts'

export type Values = Record<string, string>
export interface FakeRecord {
  readonly id: string
  readonly type: string
  readonly values: Values
  /** The ids of records that it is associated with, by their type. */
  readonly links: Record<string, string[]>
}

/** What an account at a provider holds. */
export class CrmStore {
  readonly records: FakeRecord[] = []
  readonly requests: string[] = []
  /** Names of properties that were added, by type. */
  readonly properties = new Map<string, Map<string, object>>()
  #last = 1_000

  add(type: string, values: Values, id = String(++this.#last)): FakeRecord {
    const record = { id, type, values, links: {} }
    this.records.push(record)
    return record
  }
  of = (type: string) => this.records.filter((record) => record.type === type)
  find = (type: string, id: string) => this.records.find((record) => record.type === type && record.id === id)
  by = (type: string, name: string, value: string) =>
    this.of(type).find(({ values }) => values[name]?.toLowerCase() === value.toLowerCase())
}

export interface FakeCrm extends FakeMailService {
  /** The Worker's variables that point to it. */
  readonly vars: Readonly<Record<string, string>>
}

type Terms = Omit<FakeProviderTerms, 'answer' | 'recordsOf' | 'subject'> & {
  readonly answer: (request: ApiRequest, store: CrmStore) => ApiAnswer | null
}

/**
 * A CRM on loopback: consent page, tokens and API, with the same `/control` as mailboxes. Any address has an account;
 * `GET /records?address=…` lists what it holds, and which requests it got.
 */
export function serveCrm({ answer, ...terms }: Terms, port = 0): Promise<FakeMailService> {
  const stores = new Map<string, CrmStore>()
  const storeOf = (address: string) => {
    const store = stores.get(address) ?? new CrmStore()
    stores.set(address, store)
    return store
  }
  return serveMailService(
    {
      ...terms,
      subject: 'account',
      answer(request) {
        const store = storeOf(request.store.address)
        store.requests.push(`${request.method} ${request.path}`)
        return answer(request, store)
      },
      recordsOf: (address) => ({ records: storeOf(address).records, requests: storeOf(address).requests }),
    },
    { port },
  )
}

export const jsonOf = ({ body }: ApiRequest) => JSON.parse(body.toString() || '{}')
export const ok = (body: unknown, status = 200): ApiAnswer => ({ status, body })
