import { v5, v7 } from 'uuid'

/** Where the last group of an id starts. It is derived from the rest of the id and the account. */
const NODE_AT = 24

/**
 * Creates an id for a crawl of an account: a UUIDv7 whose last group comes from a name-based UUID (RFC 9562) of the
 * rest and the account. So a request cannot name another account's crawl, and no response reveals whether that crawl
 * exists.
 */
export function newCrawlId(accountId: string): string {
  const id = v7()
  return id.slice(0, NODE_AT) + nodeOf(accountId, id)
}

/** Whether an id was made for a crawl of this account. */
export const isCrawlIdOf = (accountId: string, id: string): boolean => id.slice(NODE_AT) === nodeOf(accountId, id)

const nodeOf = (accountId: string, id: string): string => v5(id.slice(0, NODE_AT), accountId).slice(NODE_AT)
