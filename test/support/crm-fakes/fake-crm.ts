import type { ApiAnswer, ApiRequest, FakeMailService, FakeProviderTerms } from '../mailbox-fakes/fake-mail-service.ts'
import { serveMailService } from '../mailbox-fakes/fake-mail-service.ts'

export type Values = Record<string, string>
export interface FakeRecord {
  readonly id: string
  readonly type: string
  readonly values: Values
  /** Ids of associated records, by record type. */
  readonly links: Record<string, string[]>
}

/** The records of the accounts at one provider. */
export class CrmStore {
  readonly records: FakeRecord[] = []
  readonly requests: string[] = []
  /** Custom properties, by record type and name. */
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
  /** Environment variables that make the Worker use this server. */
  readonly vars: Readonly<Record<string, string>>
}

type Terms = Omit<FakeProviderTerms, 'answer' | 'recordsOf' | 'subject'> & {
  readonly answer: (request: ApiRequest, store: CrmStore) => ApiAnswer | null
}

/**
 * A CRM on loopback: consent page, tokens and API, with the same `/control` endpoint as the fake mailboxes. Every
 * address has an account; `GET /records?address=…` lists its records and the requests it received.
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
